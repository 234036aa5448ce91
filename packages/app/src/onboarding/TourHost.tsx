import { GuidedTour } from '@tieout/widgets';
import { useSearchParams } from 'react-router';

/** Shows the tour that the address names, until it is closed. */
export function TourHost() {
  const [parameters, setParameters] = useSearchParams();
  const name = parameters.get('tour');
  if (name !== 'welcome') return null;
  const handleClose = (): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete('tour');
      return after;
    }, { replace: true });
  return <GuidedTour name={name} onClose={handleClose} />;
}
