/**
 * Public collections of test cases that no npm package has. Their licences differ from this project's: they are read
 * from clones beside it, and never copied into it.
 */
export const REPOSITORIES = [
  { name: 'isemail', url: 'https://github.com/dominicsayers/isemail', file: 'test/tests.xml' },
  { name: 'wycheproof', url: 'https://github.com/C2SP/wycheproof', file: 'testvectors_v1/hmac_sha256_test.json' },
  { name: 'DOMPurify', url: 'https://github.com/cure53/DOMPurify', file: 'test/fixtures/expect.mjs' },
  { name: 'act-rules.github.io', url: 'https://github.com/act-rules/act-rules.github.io', file: '_rules' },
];
