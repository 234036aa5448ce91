import { Button, Group, NumberInput, Radio } from '@mantine/core';
import { IconTable, IconTextSize } from '@tabler/icons-react';
import { TABLE_COLUMNS, type TextFieldType } from '@tieout/sdk/contract';
import { asTable, asText, stepsOf } from './drawing.js';
import { ColumnFields, PageScope } from './FieldSettings.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';
import type { Drawer } from './useTemplateDrawer.js';

/** The questions of a new rectangle, one after the other. */
export function DrawFlow({ drawer, pages, strings }: { drawer: Drawer; pages: number; strings: TemplateDrawerStrings }) {
  const { configuring: rectangle, step } = drawer;
  if (!rectangle) return null;
  const change = (next: Partial<typeof rectangle>) => drawer.change(rectangle.id, next);
  const steps = stepsOf(rectangle);
  const isLast = steps.indexOf(step) === steps.length - 1;
  return (
    <section className="tieout-template-flow" aria-label={strings.what}>
      {step === 'fieldType' && (
        <>
          <h2>{strings.what}</h2>
          <div className="tieout-template-kinds">
            <Button variant={rectangle.fieldType === 'text' ? 'light' : 'default'} leftSection={<IconTextSize size={17} />} onClick={() => drawer.answer(asText(rectangle, rectangle.textFieldType))}>{strings.textField}</Button>
            <Button variant={rectangle.fieldType === 'table' ? 'light' : 'default'} leftSection={<IconTable size={17} />} onClick={() => drawer.answer(asTable(rectangle, rectangle.tableConfig?.columns.length ?? TABLE_COLUMNS.default))}>{strings.table}</Button>
          </div>
        </>
      )}
      {step === 'textType' && <TextTypes value={rectangle.textFieldType} strings={strings} onChange={(type) => change(asText(rectangle, type))} />}
      {step === 'columns' && (
        <NumberInput
          label={strings.columnCount} description={strings.dragDividers} value={rectangle.tableConfig?.columns.length ?? TABLE_COLUMNS.default} min={TABLE_COLUMNS.min} max={TABLE_COLUMNS.max} allowDecimal={false} clampBehavior="strict"
          onChange={(count) => change(asTable(rectangle, count))}
        />
      )}
      {step === 'columnConfig' && rectangle.tableConfig && <ColumnFields config={rectangle.tableConfig} strings={strings} onChange={(tableConfig) => change({ tableConfig })} />}
      {step === 'pageConfig' && <PageScope pages={rectangle.pages} count={pages} strings={strings} onChange={(next) => change({ pages: next })} />}
      <Group justify="space-between" mt="sm">
        <Button variant="default" size="compact-sm" onClick={() => drawer.go(-1)}>{step === 'fieldType' ? strings.cancel : strings.back}</Button>
        {step !== 'fieldType' && <Button size="compact-sm" onClick={() => drawer.go(1)}>{isLast ? strings.done : strings.continue}</Button>}
      </Group>
    </section>
  );
}

/** Text, Number or Date. */
export function TextTypes({ value, strings, onChange }: { value: TextFieldType; strings: TemplateDrawerStrings; onChange: (type: TextFieldType) => void }) {
  return (
    <Radio.Group label={strings.textType} value={value} onChange={(type) => onChange(type as TextFieldType)}>
      <Group gap="md" mt={6}>
        {(Object.keys(strings.textTypes) as TextFieldType[]).map((type) => <Radio key={type} value={type} label={strings.textTypes[type]} />)}
      </Group>
    </Radio.Group>
  );
}
