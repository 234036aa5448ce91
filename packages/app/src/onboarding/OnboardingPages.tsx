import { Anchor, Button, Group } from '@mantine/core';
import { FirstSteps, OnboardingSurvey, ShortSurvey } from '@tieout/widgets';
import type { OnboardingStepName } from '@tieout/sdk/contract';
import { Link, useNavigate } from 'react-router';
import { ServerOnly } from '../auth/AuthArea.js';
import { hrefOf, START } from '../auth/nextAddress.js';
import { Page } from '../shell/Page.js';

const places: Record<OnboardingStepName, string> = { UPLOAD_DOCUMENT: '/extract/bankMode', CONVERT_DOCUMENT: '/extract/bankMode', REVIEW_DATA: '/extractdata', DOWNLOAD_DATA: '/extractdata', INVITE_TEAM: '/account/invite' };

export function GettingStartedPage() {
  return (
    <Page title="Getting started" lead="From a statement to proved rows." actions={<Button component={Link} to={`${START}?tour=welcome`} variant="default">Take the tour</Button>}>
      <FirstSteps hrefOf={(step) => hrefOf(places[step])} />
      <Group mt="lg"><Anchor component={Link} to="/customFormats" underline="always">Export formats</Anchor><Anchor component={Link} to="/sandbox" underline="always">Try the API</Anchor></Group>
    </Page>
  );
}

/** Accounts are asked; a local installation has nobody who would read the answers. */
export function OnboardingPage() {
  const navigate = useNavigate();
  const leave = () => void navigate(START);
  return (
    <ServerOnly>
      <Page title="Welcome" lead="Five short steps, so that Tieout fits your work.">
        <OnboardingSurvey onCompleted={leave} onSkipped={leave} />
      </Page>
    </ServerOnly>
  );
}

export function SurveyPage() {
  const navigate = useNavigate();
  return (
    <ServerOnly>
      <Page title="Survey" lead="Three questions. Your answers go to those who run this server, and to nobody else.">
        <ShortSurvey surveyId="survey1" onCompleted={() => void navigate(START)} />
      </Page>
    </ServerOnly>
  );
}
