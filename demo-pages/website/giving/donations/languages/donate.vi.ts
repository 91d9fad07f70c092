/** Vietnamese; no native speaker has read it yet. */
export const DONATE_VI = {
  title: 'Ủng hộ',
  description:
    'Tặng một lần hoặc hằng tháng cho những người phải rời bỏ quê nhà. Trang minh họa của một tổ chức cứu trợ người tị nạn hư cấu ở {country}.',
  descriptionSandbox:
    'Tặng một lần hoặc hằng tháng cho những người phải rời bỏ quê nhà. Trang minh họa của một tổ chức cứu trợ người tị nạn hư cấu ở {country}: thanh toán chạy trong môi trường thử.',
  heading: 'Sát cánh cùng một gia đình phải rời bỏ quê nhà',
  lead: 'Một lần, hoặc mỗi tháng một ít. Quý vị chọn số tiền và thấy số tiền ấy giúp được gì trước khi tặng.',
  before: 'Trước khi tặng',
  shares:
    'Trong mỗi đô la, 81 xu đến với những người phải rời bỏ quê nhà, 12 xu cho việc gây quỹ, 7 xu cho chi phí hoạt động (số liệu ví dụ).',
  straight:
    'Số thẻ hoặc số tài khoản của quý vị đi thẳng đến nhà cung cấp dịch vụ thanh toán. Trang này không bao giờ thấy hoặc lưu lại.',
  change:
    'Quý vị có thể thay đổi hoặc dừng khoản tặng hằng tháng bất cứ lúc nào ở mục “{myGiving}”, hoặc chỉ cần gọi {phone} (ví dụ).',
  seeGift: 'Khoản tặng và biên nhận của bạn có trong {myGiving}.',
  myGiving: 'Khoản tặng của tôi',
  thing:
    'Quý vị muốn tặng một món quà hơn là một số tiền? {gifts}, mỗi món kèm một tấm thiệp cho người quý vị yêu thương.',
  seeGifts: 'Xem các món quà',
  inEnglish:
    'Biên nhận, thư của chúng tôi và mục “Khoản tặng của tôi” cũng có bằng ngôn ngữ này. Để tặng từ tài khoản ngân hàng, hãy dùng {page}, nơi có bản thỏa thuận.',
  englishPage: 'trang tiếng Anh',
  howToStop:
    'Quý vị có thể thay đổi, tạm ngưng hoặc dừng bất cứ lúc nào trên trang này ở mục “Khoản tặng của tôi”, bằng đường dẫn trong mỗi biên nhận, hoặc gọi {phone}. Không ai hỏi lý do.',
  blankets: 'năm tấm chăn dày',
  cooks: 'một gia đình lại tự nấu bữa ăn của mình',
  tent: 'một chiếc lều cho gia đình năm người',
  canvas: 'hai gia đình có lều ở',
  school: 'một em nhỏ được đến trường suốt năm',
  water: 'nước sạch cho một gia đình suốt năm',
  workshop: 'một chỗ làm trong xưởng và dụng cụ',
  midwife: 'vật dụng của nữ hộ sinh cho hai mươi ca sinh',
  needsScript:
    'Thẻ được nhập trong biểu mẫu riêng của nhà cung cấp dịch vụ thanh toán, cần có JavaScript. Nếu không có, trang tiếp theo cho biết cách tặng qua điện thoại hoặc chuyển khoản.',
  complete: 'Cách hoàn tất khoản tặng của quý vị',
  almost: 'Sắp xong',
  written: 'Chúng tôi đã ghi nhận khoản tặng {sum} của quý vị. Chưa thu khoản nào.',
  writtenMonthly: 'Chúng tôi đã ghi nhận khoản tặng {sum} mỗi tháng của quý vị. Chưa thu khoản nào.',
  thanks: 'Cảm ơn quý vị đã tặng',
  paid: 'Khoản tặng {sum} của quý vị đã được thanh toán. Biên nhận {number} sẽ đến qua e-mail.',
  accepted:
    'Ngân hàng của quý vị đã nhận khoản tặng {sum}. Tiền sẽ đến sau vài ngày, khi đó biên nhận sẽ đến qua e-mail. Quý vị không cần làm gì thêm.',
  checkingTitle: 'Chúng tôi đang kiểm tra khoản tặng của quý vị',
  checking:
    'Chúng tôi vẫn đang kiểm tra khoản tặng {sum} của quý vị đã thành công chưa. Xin đừng tặng lần nữa: tải lại trang này sau một phút. Quý vị sẽ không bị tính tiền hai lần.',
  returnedTitle: 'Khoản tặng đã được hoàn lại cho quý vị',
  returned: 'Khoản tặng {sum} của quý vị đã được thanh toán, rồi tiền đã được hoàn lại cho quý vị.',
  reference: 'Mã tham chiếu của quý vị: {reference}',
  byPhone: 'Qua điện thoại',
  call: 'Hãy gọi {phone} (ví dụ) và cho biết mã tham chiếu. Chúng tôi nhận thông tin thẻ hoặc tài khoản qua điện thoại.',
  byTransfer: 'Bằng chuyển khoản',
  name: 'Tên',
  account: 'Tài khoản',
  bank: '{bank} (ví dụ)',
  amount: 'Số tiền',
  referenceName: 'Mã tham chiếu',
  receipt: 'Biên nhận sẽ đến qua e-mail ngay khi khoản tặng được nhận.',
  toFront: 'Về trang đầu',
};
