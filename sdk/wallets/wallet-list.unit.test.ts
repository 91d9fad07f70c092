import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { WALLETS } from './wallet-list.ts';

const ROOM = import.meta.dirname;
const roomOf = (value: object, exported: object) => Object.values(exported).includes(value);

it('lists each room with a descriptor once, and nothing else', async () => {
  const rooms = readdirSync(ROOM).filter((room) => existsSync(resolve(ROOM, room, `${room}-wallet.ts`)));
  const folders = readdirSync(ROOM, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !['core', 'testing'].includes(name))).toEqual(rooms);
  const descriptors = await Promise.all(rooms.map((room) => import(`./${room}/${room}-wallet.ts`)));
  expect(WALLETS).toHaveLength(rooms.length);
  for (const wallet of WALLETS) expect(descriptors.some((exported) => roomOf(wallet, exported))).toBe(true);
});

it('gives a name to the wallets that share a gateway, and to no other', () => {
  for (const { gateways, name } of WALLETS) {
    const isShared = gateways.some((type) => WALLETS.filter((other) => other.gateways.includes(type)).length > 1);
    expect(name !== undefined).toBe(isShared);
  }
});
