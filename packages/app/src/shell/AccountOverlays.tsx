import { AnnouncementBar } from '@tieout/widgets';
import { hrefOf } from '../auth/nextAddress.js';
import { useSession } from '../auth/session.js';
import { GuestNotice } from '../account/GuestNotice.js';
import { FeedbackHost } from '../growth/FeedbackHost.js';
import { SurveyNotice } from '../onboarding/SurveyNotice.js';
import { TourHost } from '../onboarding/TourHost.js';
import { ActingBanner } from '../admin/ActingBanner.js';
import { isActing } from '../admin/actingAs.js';
import { PlanLimitNotice } from './PlanLimitNotice.js';
import { UsageReports } from './UsageReports.js';

/** What stands over the pages where there are accounts. Whoever acts as a customer is asked and counted for nothing. */
export function AccountOverlays() {
  const { isServer, token, permissions } = useSession();
  if (!isServer || token === null) return <TourHost />;
  if (isActing(permissions)) return <ActingBanner />;
  return (
    <>
      <PlanLimitNotice />
      <AnnouncementBar hrefOf={hrefOf} />
      <GuestNotice />
      <SurveyNotice />
      <FeedbackHost />
      <TourHost />
      <UsageReports />
    </>
  );
}
