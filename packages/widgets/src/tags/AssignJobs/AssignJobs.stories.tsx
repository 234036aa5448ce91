import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type TagLevel } from '@tieout/sdk/contract';
import { buildJob, TEST_INSTANT, testId } from '@tieout/sdk/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { ProjectTree } from '../ProjectTree/ProjectTree.js';
import { AssignJobs } from './AssignJobs.js';

const client = testId('account');
const tree: TagLevel[] = [
  { id: client, name: 'Acme Holdings', level: 1, numJobs: 3, roles: [], children: [{ id: testId('account', 2), name: '2025', level: 2, parentId: client, numJobs: 2, roles: [] }] },
];
const server = (levels: TagLevel[]) => (): StoryServer => ({
  jobs: [buildJob({ id: testId('job', 1), name: 'january.pdf' }), buildJob({ id: testId('job', 2), name: 'february.pdf' })],
  with: (transport) => transport.on(contract.tags.tree, () => ({ tagLevels: levels })).on(contract.teams.list, () => ({ teams: [{ id: testId('account', 9), name: 'Audit', createdAt: TEST_INSTANT, members: [] }] }))
    .on(contract.tags.setPermission, ({ body }) => {
      const [project] = levels[0]!.children;
      project!.roles = [body];
      return { permissions: project!.roles };
    })
    .on(contract.tags.assignJobs, ({ body }) => ({ assigned: body.jobIds.length })),
});

const meta: Meta<typeof AssignJobs> = { title: 'Tags/AssignJobs', component: AssignJobs, decorators: [withTieout], args: { onBack: fn() } };
export default meta;
type Story = StoryObj<typeof AssignJobs>;

export const Assigning: Story = {
  parameters: { tieout: { server: server(tree) } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Assign Jobs' });
    await canvas.findByText('Please select a project and at least one job');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select january.pdf' }));
    await canvas.findByText('Please select a project');
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(await canvas.findByRole('option', { name: '2025' }));
    await userEvent.click(button);
    await canvas.findByText('Jobs assigned successfully');
  },
};
export const Projects: Story = {
  parameters: { tieout: { server: server(structuredClone(tree)), colorScheme: 'dark' } },
  render: () => <ProjectTree projectHref={(l1, l2) => `?l1=${l1}&l2=${l2}`} teamsOf={testId('account', 8)} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Teams of 2025' }));
    await screen.findByText('Everybody of the account sees it. Give it to a team, and only its members and administrators do.');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Team' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Audit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Only these teams and administrators see it.');
  },
};
export const NoProjects: Story = { parameters: { tieout: { server: server([]) } }, render: () => <ProjectTree projectHref={() => '#'} /> };
