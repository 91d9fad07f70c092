/** Chinese, simplified characters; no native speaker has read it yet. */
export const NEWSLETTER_MAIL_ZH = {
  subject: '欢迎：Haven 的消息，大约每月一次',
  heading: '感谢您保持联系',
  welcome:
    '大约每月一次，您会收到您所支持的人们的消息：一所学校、一口井或一个家庭发生了什么，接下来会怎样。仅此而已，您的地址不会提供给他人。',
  read: '阅读最新消息',
  reason: '您收到此邮件，是因为有人在我们的通讯表单中输入了此地址。如果不是您，请退订，您不会再收到消息。',
  leave: '退订通讯',
  leaveText: '有人输入此地址以退订我们的通讯。请再按一次按钮，我们将不再向此地址发送通讯。',
  leaveNotYou: '不是您本人？请忽略，一切保持不变。',
  leaveReason: '您收到此邮件，是因为有人在退订页面输入了此地址。',
};
