import { describe, expect, it } from 'vitest';
import { attributesOfProps } from './attribute-texts.ts';

const facts = {
  properties: ['endDate', 'options', 'price', 'disabled', 'coverCosts'],
  onByDefault: ['coverCosts'],
};
const divide = (props: Record<string, unknown>) => attributesOfProps(facts, props, new Set(['onCountdownEnd']));

describe('the props of a component', () => {
  it('are attributes by their names in HTML, with texts that the tag reads back', () => {
    const [attributes] = divide({
      endDate: '2039-12-31',
      price: 14.5,
      options: ['ACT', { value: 'NSW', label: 'NSW' }],
    });
    expect(attributes, '[A1.08]').toEqual({
      'end-date': '2039-12-31',
      price: '14.5',
      options: '["ACT",{"value":"NSW","label":"NSW"}]',
    });
  });

  it('are lists on an old page, whose library gives arrays a toJSON', () => {
    const lists = Array.prototype as unknown as { toJSON?: () => string };
    lists.toJSON = () => 'a text';
    try {
      expect(divide({ options: ['ACT', ['NSW']] })[0]).toEqual({ options: '["ACT",["NSW"]]' });
    } finally {
      delete lists.toJSON;
    }
  });

  it('are present or absent where they are booleans; false is written only where absence means true', () => {
    expect(divide({ disabled: true, coverCosts: true })[0]).toEqual({ disabled: '', 'cover-costs': '' });
    expect(divide({ disabled: false, coverCosts: false })[0]).toEqual({ disabled: undefined, 'cover-costs': 'false' });
  });

  it('are absent where nothing is given', () => {
    expect(divide({ endDate: undefined, options: null })[0]).toEqual({ 'end-date': undefined, options: undefined });
  });

  it('go to React where they are not the tag’s own, and handlers of its events go nowhere', () => {
    const given = { id: 'end', className: 'wide', hidden: false, 'aria-busy': false, tabIndex: 0, onCountdownEnd() {} };
    expect(divide(given)).toEqual([
      {},
      { id: 'end', class: 'wide', hidden: undefined, 'aria-busy': false, tabIndex: 0 },
    ]);
  });
});
