import type { PetitionTexts } from '../petition-texts.ts';

/** Chinese, simplified characters; no native speaker has read it yet. */
export const PETITION_PAGE_ZH = {
  petition: '请愿',
  title: '请愿：{title}',
  description: '{lead}一家虚构难民救助机构的演示网站。',
  asks: '我们的诉求',
  yourName: '您的姓名将如何使用',
  handOver:
    '请愿书达到 {goal} 个签名后，我们将递交：只有名字、姓氏和邮政编码，别无其他。您的电子邮箱留在我们这里，用于确认每人只签一次。我们会给您写两次信，一次致谢，一次告知结果；除非您勾选方框，此后不再写信。',
  onPaper:
    '签名数包括我们活动中收集的 {names} 个纸质签名。{agency} 是虚构机构：此请愿书不会递交给任何人，人物和数字均为虚构。',
  addName: '签上您的姓名',
  closed: '此请愿已结束',
  closedThanks: '感谢每一位签名的人。',
  sent: '请愿书已提交',
  onPetition: '谢谢您。您的姓名已列入请愿书。',
  confirms: '一封邮件会确认您的签名。',
  handedOver: '达到目标后，我们将递交请愿书。',
  writeAgain: '我们会再给您写一次信，告知结果。',
  copyLink: '复制此页面的链接',
  copyAddress: '复制此地址：{address}',
  backToPetition: '返回请愿书',
  eventsNearYou: '您附近的活动',
};

/** The petition of Australia in Chinese. */
export const PETITION_ZH: PetitionTexts = {
  addressee: '致议会各位议员',
  lead: '找到安全的人，不该在安全与自己的孩子之间作选择。我们请求议会让难民家庭在一年之内团聚。',
  story: [
    '萨米拉在夜里带着四个孩子中的两个离开，因为卡车上只容得下三个人。那是五年前的事了。如今她在吉朗的一家面包店工作，多租了两间自己用不着的卧室，靠着外婆邻居家合用的一部电话，与另外两个孩子说话。',
    '阻隔他们的只有一份表格。它要一张出生证明，而开证明的机关已被烧毁；它要每个孩子三个月工资的费用；它还要无尽的耐心。表格在纸堆里等待时，孩子长成了大人，而成年人也许永远不能接来。',
  ],
  asks: [
    ['十二个月内作出决定', '材料齐全的申请在一年内得到答复，年龄从提交之日算起：没有人该在纸堆里年满十八岁。'],
    ['取消费用', '难民的子女、伴侣和父母与家人团聚，不收取任何费用。'],
    ['接受其他证明', '在无法取得证明的地方，一次检测、一张照片和了解这个家庭的人的话就足够了。'],
  ],
  quote: '我儿子问厨房里是什么气味。我说是面包。他说：给我留一点。',
  speaker: '萨米拉，她给了我们她的故事和一个化名',
};
