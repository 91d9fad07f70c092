/** Chinese, simplified characters; no native speaker has read it yet. */
export const LETTER_ZH = {
  hello: '您好',
  greeting: '{name}，{hello}：',
  unnamed: '{hello}：',
  thanks: '{name}，谢谢您',
  legal: '{sender} · 虚构机构；所有编号均为示例。',
  contact: '致电我们：{phone}（示例）',
  unsubscribe: '退订',
};
