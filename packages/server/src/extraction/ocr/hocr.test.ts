import { expect, it } from 'vitest';
import { parseHocr } from './hocr.js';
import { toWords } from './ocrWords.js';

const LINE = `<span class='ocr_line' id='line_1_1' title="bbox 100 200 400 240; baseline -0.01 -8; x_size 30; x_descenders 6; x_ascenders 8">
  <span class='ocrx_word' id='word_1_1' title='bbox 100 200 180 240; x_wconf 91'>
   <span class='ocrx_cinfo' title='x_bboxes 100 200 130 240; x_conf 99.1'>1</span>
    <span class='ocrx_cinfo' id='lstm_choices_1_1_1'>
     <span class='ocrx_cinfo' id='choice_1_1_1' title='x_confs 90.5'>1</span>
     <span class='ocrx_cinfo' id='choice_1_1_2' title='x_confs 7.2'>7</span>
     <span class='ocrx_cinfo' id='choice_1_1_3' title='x_confs 0'>l</span>
    </span>
   <span class='ocrx_cinfo' title='x_bboxes 132 200 180 240; x_conf 98'>&amp;</span>
  </span>
  <span class='ocrx_word' id='word_1_2' title='bbox 300 199 400 239; x_wconf 40'>
   <span class='ocrx_cinfo' title='x_bboxes 300 199 400 239; x_conf 40'>|</span>
  </span>
 </span>`;

it('recognised lines keep places, confidence and other readings', () => {
  const [line] = parseHocr(LINE);
  expect(line).toMatchObject({ box: [100, 200, 400, 240], baseline: { y: 232, slope: -0.01 }, size: 30 });
  expect(line!.words[0]).toMatchObject({ text: '1&', box: [100, 200, 180, 240], confidence: 0.91 });
  expect(line!.words[0]!.symbols[0]!.choices.map((choice) => choice.text)).toEqual(['7', 'l']);
});

it('words come in points, their alternatives likeliest first, table strokes left out', () => {
  const words = toWords(parseHocr(LINE), 2);
  expect(words).toHaveLength(1);
  expect(words[0]).toMatchObject({ text: '1&', box: [expect.closeTo(49.2, 1), 100, expect.closeTo(90.8, 1), 120], baseline: 116, fontSize: expect.closeTo(16.05, 2), confidence: 0.91, charX: [50, 66], alternatives: ['7&', 'l&'] });
});
