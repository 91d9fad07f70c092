import { describe, expect, it } from 'vitest';
import { openingTags } from './markup-tags.ts';

const read = (markup: string) =>
  [...openingTags(markup)].map(
    ({ start, end, isSelfClosed }) => `${markup.slice(start, end)}${isSelfClosed ? ' self-closed' : ''}`,
  );

describe('openingTags', () => {
  it.each<[string, string[]]>([
    ['<a href="x>y">b</a>', ['<a href="x>y">']],
    ["<a title = 'x>y'><b>", ["<a title = 'x>y'>", '<b>']],
    ['<a "><b>', ['<a ">', '<b>']],
    ['<gift-cart />', ['<gift-cart /> self-closed']],
    ['<!-- <a> --><B>', ['<B>']],
    ['<!-- <a>', []],
    ['<script>"<a>"</SCRIPT><b>', ['<script>', '<b>']],
    ['<template><a></template><b>', ['<template>', '<b>']],
    ['<textarea><a>', ['<textarea>']],
    ['1 < 2 </p> <', []],
    ['<a', ['<a']],
    ['<a title="x', ['<a title="x']],
    ['', []],
  ])('reads %s', (markup, tags) => expect(read(markup)).toEqual(tags));

  it('reads a long text without a closing sign in linear time', () => {
    expect(read(`<a ${'"'.repeat(50_000)}`)).toHaveLength(1);
    expect(read('<'.repeat(50_000))).toEqual([]);
  });
});
