/** Chinese, simplified characters; no native speaker has read it yet. */
export const ERROR_PAGE_ZH = {
  notFoundTitle: '未找到页面',
  notFound: '我们找不到该页面',
  mayHaveMoved: '页面可能已移动，或地址有误。您的购物车内容仍在。',
  seeGifts: '查看礼物',
  toFront: '返回首页',
  wentWrong: '出现了问题',
  couldNot: '我们未能完成此操作',
  fault: '我们这边出现了问题。您的购物车内容仍在：请稍后再试。',
  openAgain: '请重新打开页面。未作任何更改。',
  tooManyLinks: '您的网络请求的链接过多：请十分钟后再试。',
  ownPages: '此表单只能从我们自己的页面提交：请重新打开页面后再试。',
  manyPeople: '正在提交表单的人非常多。请稍后再试。',
};
