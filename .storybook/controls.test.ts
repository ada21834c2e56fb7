import type { SBType } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { controlsOf } from './controls.ts';

describe('the controls of a story', () => {
  const nothing: SBType = { name: 'other', value: 'undefined' };
  const orNothing = (...value: SBType[]): SBType => ({ name: 'union', value: [...value, nothing] });
  const sun = () => null;
  const controlOf = (name: string, type: SBType, initial?: unknown) => {
    const { [name]: found } = controlsOf({ [name]: { name, type } }, { [name]: initial }, { sun });
    return { type: found?.type?.name, control: found?.control as unknown, summary: found?.table?.type?.summary };
  };

  it('follow the type without `undefined`', () => {
    expect(controlOf('block', orNothing({ name: 'boolean' }))).toMatchObject({ type: 'boolean', summary: 'boolean' });
    const size: SBType = { name: 'enum', value: ['s', 'm'] };
    expect(controlOf('size', orNothing(size, { name: 'literal', value: 'l' }))).toMatchObject({ type: 'enum', summary: "'s' | 'm' | 'l'" });
  });

  it('choose an icon by name', () => {
    const icon: SBType = { name: 'other', value: 'ComponentType' };
    expect(controlsOf({ icon: { name: 'icon', type: orNothing(icon) } }, {}, { sun })['icon']).toMatchObject({
      options: ['sun'],
      mapping: { sun },
      control: { type: 'select' },
    });
  });

  it('accept typed text, and omit elements and functions', () => {
    const node: SBType = { name: 'other', value: 'ReactNode' };
    expect(controlOf('children', node, 'Save').control).toEqual({ type: 'text' });
    expect(controlOf('children', node, { $$typeof: 'element' }).control).toEqual({ disable: true });
    expect(controlOf('onClick', { name: 'other', value: 'unknown' })).toMatchObject({ type: 'function', control: { disable: true } });
  });
});
