import type { Translation } from '#runtime/texts/language.ts';

/** The native speakers who have read these texts: nobody yet. */
export const reviewedBy: readonly string[] = [];

/** Simplified Chinese. */
export const translation: Translation = {
  'pay-widget': {
    checkout: '结账',
    loading: '正在加载结账页面',
    wait: '请稍候',
    notLoaded: '无法加载结账页面。请检查网络连接后重试。',
    notStarted: '无法打开此结账页面。请联系商店。',
    retry: '重试',
    chooseTitle: '选择付款方式',
    payByCard: '银行卡付款',
    payFromBank: '银行账户付款',
    confirmTitle: '向您的银行确认付款',
    messageTitle: '付款消息',
    savedCardTitle: '使用已保存的银行卡付款',
    payWith: '使用 {provider} 付款',
    card: '使用信用卡或借记卡',
    cardTitle: '使用信用卡或借记卡付款',
    savedCard: '使用已保存的银行卡付款',
    bankAccount: '银行账户付款',
    closedUnpaid: '{provider} 已关闭。没有付款。',
    closed: '{provider} 已关闭。',
    bankAsks: '您的银行要求您确认付款。',
  },
  'pay-widget-3ds': {
    loadAgain: '重新加载',
    slow: '您的银行页面加载较慢。您可以等待或重新加载。',
    waiting: '正在等待您确认。请不要关闭此页面。',
  },
  'pay-widget-3ds-said': {
    inApp: '请在您的银行应用中确认此付款。',
  },
  'pay-widget-form': {
    notLoaded: '无法加载表单。请检查网络连接后重试。',
    submit: '提交',
    cardDetails: '银行卡信息',
    bankDetails: '银行账户信息',
  },
  'pay-widget-form-said': {
    notSent: '无法发送您的信息。请重新提交表单。',
    silent: '表单没有响应。请重新提交。',
  },
  'pay-widget-provider': {
    hint: '按下按钮后会打开安全的 {provider} 窗口。',
    payWith: '使用 {provider} 付款',
  },
  'pay-widget-saved': {
    expires: '有效期至 {date}',
    expired: '已过期',
    card: '银行卡',
    endingIn: '尾号 {last4}',
    notSent: '无法发送您的选择。请重新选择银行卡。',
  },
  'pay-widget-stage': {
    stalled: '结账无法继续。',
    failed: '无法显示此步骤。请检查网络连接。',
    refused: '此付款会话已结束。请重新加载页面以重新开始。',
    success: '付款已完成。',
    failure: '付款未完成。',
    expired: '付款时间已到。请返回商店重新开始。',
    ending: '您还有不到两分钟的付款时间。如果时间用完，您可以返回商店重新开始。',
    retry: '重试',
    goBack: '返回付款方式',
    again: '重新发送',
    unsent: '无法发送结果。没有任何丢失：请重新发送。',
    choose: '选择付款方式',
    next: '继续',
    noWay: '目前无法在此付款。请尝试其他设备或联系商店。',
  },
  'pay-widget-vault': {
    loading: '正在加载 PayPal…',
    waiting: '正在等待 PayPal…',
    notAvailable: 'PayPal 目前不可用。',
    saved: '您的 PayPal 账户已保存。',
    retry: '重试',
  },
  'pay-widget-wallet': {
    notHere: '{name} 在此不可用。请重试，或选择其他付款方式。',
    loading: '正在加载 {name}…',
    unstarted: '无法开始付款。请再次按下按钮。',
    unknown: '我们不知道付款是否成功。请再次按下按钮进行确认：不会重复扣款。',
  },
};
