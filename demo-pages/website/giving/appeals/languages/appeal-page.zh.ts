/** Chinese, simplified characters; no native speaker has read it yet. */
export const APPEAL_PAGE_ZH = {
  appeal: '呼吁',
  fromFirstDay: '从第一天起，这里会显示捐款表单。',
  giveTo: '为此呼吁捐款',
  howFar: '进展如何',
  demonstration: '数字来自本演示：付款进入测试环境，没有真实资金流动。',
  isOver: '此呼吁已结束',
  endedOn: '已于 {day} 结束。您仍可以{give}。',
  ended: '您仍可以{give}。',
  whereNeeded: '捐给最需要的地方',
  matchedAll: '{partner} 的配捐已达到全部 {cap}。',
  doubles: '{partner} 为每笔捐款加倍，总额不超过 {cap}（示例）。',
  adds: '{partner} 为每笔捐款增加 {percent} %，总额不超过 {cap}（示例）。',
};
