/** Chinese, simplified characters; no native speaker has read it yet. */
export const PETITION_MAIL_ZH = {
  subject: '您签署了“{title}”',
  heading: '您的签名很重要',
  thanks: '感谢您签署“{title}”。签名达到 {goal} 个时我们将递交请愿书，并再次写信告知结果。',
  pass: '转发给他人，一个签名就会变成两个。',
  show: '把请愿书给别人看',
  reason: '您收到此邮件，是因为有人在请愿书下输入了此地址。如果不是您，请致电 {phone}（示例），我们会删除该姓名。',
};
