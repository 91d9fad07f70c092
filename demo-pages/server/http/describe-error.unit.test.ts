import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const withFields = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
/** As drizzle throws it: its message has the statement with its values. */
const ofStatement = (cause: Error) =>
  new Error('Failed query: insert into mails values ($1)\nparams: hine@example.org', { cause });

it.each([
  [
    'a server that cannot be reached',
    ofStatement(withFields('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' })),
    { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
  ],
  [
    'a server that stops',
    ofStatement(withFields('terminating connection due to administrator command', { code: '57P01' })),
    { message: 'terminating connection due to administrator command', code: '57P01' },
  ],
  [
    'a pool without a free connection',
    ofStatement(withFields('timeout exceeded when trying to connect')),
    { message: 'timeout exceeded when trying to connect' },
  ],
  [
    'a lost connection',
    ofStatement(withFields('Connection terminated unexpectedly')),
    { message: 'Connection terminated unexpectedly' },
  ],
])('names the cause of an outage: %s', (_, error, description) => expect(describeError(error)).toEqual(description));

it.each([
  [
    'a value that PostgreSQL quotes',
    ofStatement(withFields('invalid input syntax for type integer: "hine@example.org"', { code: '22P02' })),
    { message: 'Error', code: '22P02' },
  ],
  [
    'what a function raised',
    ofStatement(withFields('hine@example.org is taken', { code: 'P0001' })),
    { message: 'Error', code: 'P0001' },
  ],
  [
    'a mail server’s text',
    withFields('Invalid login: hine@example.org', { code: 'EAUTH', responseCode: 535 }),
    { message: 'Error', code: 'EAUTH' },
  ],
  [
    'a message that holds an address or a number all the same',
    withFields('relation "4242424242424242" does not exist', { code: '42P01' }),
    { message: 'Error', code: '42P01' },
  ],
  ['any other error', new RangeError('hine@example.org'), { message: 'RangeError' }],
  ['what is no error', 'hine@example.org', { message: 'string' }],
])('keeps personal data out of logs: %s', (_, error, description) => expect(describeError(error)).toEqual(description));
