/** Chinese, simplified characters; no native speaker has read it yet. */
export const UPDATE_MAIL_ZH = {
  subject: '我们已收到您的更改',
  asked: '您要求我们更改：',
  updateName: '您的姓名',
  updateEmail: '您的电子邮箱',
  updatePhone: '您的电话号码',
  updateAddress: '您的邮寄地址',
  updateExpiryDate: '您的卡的有效期',
  person: '每项更改都由专人查看，并在两个工作日内完成。',
  notYou: '不是您本人？请在此之前致电 {phone}（示例），我们不会作任何更改。',
  reason: '您收到此邮件，是因为有人用此地址提交了“更新您的资料”表单。',
};
