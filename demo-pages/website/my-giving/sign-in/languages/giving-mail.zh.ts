/** Chinese, simplified characters; no native speaker has read it yet. */
export const GIVING_MAIL_ZH = {
  linkSubject: '您的捐款记录链接',
  link: '此链接显示您的捐款、收据和每月捐款。30 分钟内有效，仅限使用一次。',
  see: '查看我的捐款',
  notAsked: '不是您请求的？请忽略：没有此邮件，任何人都无法使用该链接。',
  linkReason: '您收到此邮件，是因为有人在“我的捐款”页面输入了此地址。',
  erased: '您的数据已删除',
  erasedText:
    '我们已删除您的姓名、地址以及一切可识别您身份的信息。依法律要求，您捐款的金额、日期和收据编号会保留在账目中，但不再与您关联。',
  lastMail: '这是最后一封邮件：发送后，您的地址将从我们的发件箱中删除。',
  erasedReason: '您收到此邮件，是因为您以此地址登录并要求我们删除您的数据。',
};
