import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { useThemeChoice, type ThemeChoice } from './useThemeChoice.js';

const choices: readonly { scheme: ThemeChoice; label: string; icon: Icon }[] = [
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
  { scheme: 'auto', label: 'Like the system', icon: IconDeviceDesktop },
];

/** The choice is kept on this machine. */
export function ThemeSwitch() {
  const { choice, setChoice } = useThemeChoice();
  const current = choices.find(({ scheme }) => scheme === choice) ?? choices[2]!;
  return (
    <Menu position="bottom-end" width={190} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Theme: ${current.label}`} title="Theme">
          <current.icon size={19} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={choice} onChange={(scheme) => setChoice(scheme as ThemeChoice)}>
          {choices.map(({ scheme, label, icon: ChoiceIcon }) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
              <Group gap={8} wrap="nowrap"><ChoiceIcon size={16} stroke={1.6} aria-hidden />{label}</Group>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
