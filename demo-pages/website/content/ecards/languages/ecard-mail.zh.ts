/** Chinese, simplified characters; no native speaker has read it yet. */
export const ECARD_MAIL_ZH = {
  via: '{giver}（经由 Haven）',
  dear: '亲爱的 {name}：',
  cardReason: '您只会收到一次此邮件：{giver} 提供了您的地址，以便寄送这张卡片。我们不会将其用于其他用途。',
};
