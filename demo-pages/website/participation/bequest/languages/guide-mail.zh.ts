/** Chinese, simplified characters; no native speaker has read it yet. */
export const GUIDE_MAIL_ZH = {
  heading: '在我们身后延续的馈赠',
  open: '打开指南',
  about:
    '阅读约需十分钟（英文）：遗嘱中的馈赠能做什么、律师需要的措辞，以及家人常问的问题。无需签署任何文件，也不会有人致电。',
  reason: '您收到此邮件，是因为有人为此地址索取了指南。除非您提出要求，我们不会发送其他内容。',
};
