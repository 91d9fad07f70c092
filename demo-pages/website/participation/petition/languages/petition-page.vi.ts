import type { PetitionTexts } from '../petition-texts.ts';

/** The petition of Australia in Vietnamese. */
export const PETITION_VI: PetitionTexts = {
  addressee: 'Kính gửi các thành viên Quốc hội',
  lead:
    'Người đã tìm được nơi an toàn không nên phải chọn giữa sự an toàn và con cái mình. Chúng tôi ' +
    'kiến nghị Quốc hội cho các gia đình tị nạn được đoàn tụ trong vòng một năm.',
  story: [
    'Samira ra đi trong đêm với hai trong bốn người con, vì chiếc xe tải chỉ còn chỗ cho ba người. Đó ' +
      'là năm năm trước. Nay chị làm ở một tiệm bánh tại Geelong, thuê dư hai phòng ngủ, và nói chuyện ' +
      'với hai đứa con kia qua chiếc điện thoại dùng chung với hàng xóm của bà ngoại.',
    'Ngăn cách họ chỉ là một tờ đơn. Đơn đòi giấy khai sinh của một cơ quan đã cháy rụi, đòi lệ phí ' +
      'bằng ba tháng lương cho mỗi đứa con, và đòi sự kiên nhẫn vô tận. Trong khi đơn nằm chờ giữa ' +
      'chồng giấy, trẻ em thành người lớn, và người lớn thì có thể không bao giờ được bảo lãnh.',
  ],
  asks: [
    [
      'Quyết định trong mười hai tháng',
      'Đơn đầy đủ được trả lời trong một năm, và tuổi được tính từ ngày nộp đơn: không ai phải tròn ' +
        'mười tám tuổi giữa chồng giấy.',
    ],
    ['Bỏ lệ phí', 'Với con cái, vợ chồng và cha mẹ của người tị nạn, đoàn tụ không tốn khoản nào.'],
    [
      'Chấp nhận bằng chứng khác',
      'Nơi không thể có giấy chứng nhận, một xét nghiệm, một tấm ảnh và lời của những người biết gia đình là đủ.',
    ],
  ],
  quote: 'Con trai tôi hỏi trong bếp có mùi gì. Tôi bảo: mùi bánh mì. Nó nói: mẹ để dành cho con một ít nhé.',
  speaker: 'Samira, người đã cho chúng tôi câu chuyện của mình và một cái tên khác',
};
