import { describe, expect, test } from 'vitest';
import { editMarkdown, type MarkdownFormat } from './editMarkdown.ts';

/** Applies a format to a text whose selection is written in brackets ‹›, and writes it the same way. */
function edited(format: MarkdownFormat, given: string): string {
  const start = given.indexOf('‹');
  const end = given.indexOf('›') - 1;
  const text = given.replace(/[‹›]/g, '');
  const { from, to, insert, select } = editMarkdown(format, { text, start, end });
  const result = text.slice(0, from) + insert + text.slice(to);
  return `${result.slice(0, select[0])}‹${result.slice(select[0], select[1])}›${result.slice(select[1])}`;
}

describe('editMarkdown', () => {
  test.each<[MarkdownFormat, string, string]>([
    ['bold', 'A ‹word› here', 'A **‹word›** here'],
    ['bold', 'A **‹word›** here', 'A ‹word› here'],
    ['bold', 'A ‹**word**› here', 'A ‹word› here'],
    ['bold', 'A ‹ word › here', 'A  **‹word›**  here'],
    ['bold', '‹›', '**‹bold text›**'],
    ['bold', '‹one\n\ntwo›', '‹**one**\n\n**two**›'],
    ['bold', '‹  ›', '‹  ›'],
    ['bold', '‹**›', '**‹**›**'],
    ['italic', 'A ‹word›', 'A _‹word›_'],
    ['italic', 'A _‹word›_', 'A ‹word›'],
    ['italic', 'A **‹word›**', 'A **_‹word›_**'],
    ['italic', 'x‹›', 'x_‹italic text›_'],
    ['link', 'See ‹Canva›', 'See [Canva](‹https://›)'],
    ['link', 'See ‹›', 'See [‹link text›](https://)'],
    ['link', 'See ‹https://canva.com/a›', 'See [‹›](https://canva.com/a)'],
    ['heading', 'One\nT‹›wo\nThree', 'One\n## T‹›wo\nThree'],
    ['heading', 'One\n## T‹›wo', 'One\nT‹›wo'],
    ['heading', '# ‹One›', '‹## One›'],
    ['heading', '‹›', '## ‹›'],
    ['list', '‹One\nTwo›\nThree', '‹- One\n- Two›\nThree'],
    ['list', '‹One\nTwo\n›Three', '‹- One\n- Two›\nThree'],
    ['list', '‹- One\n- Two›', '‹One\nTwo›'],
    ['list', '‹One\n\nTwo›', '‹- One\n\n- Two›'],
    ['list', '‹1. One\n2. Two›', '‹- One\n- Two›'],
    ['numbers', '‹One\nTwo›', '‹1. One\n2. Two›'],
    ['numbers', '‹- One\n- Two›', '‹1. One\n2. Two›'],
    ['numbers', '‹1. One\n2. Two›', '‹One\nTwo›'],
    ['list', 'Text\n‹›', 'Text\n- ‹›'],
    ['list', '- ‹›', '‹›'],
  ])('%s: %j becomes %j', (format, given, wanted) => {
    expect(edited(format, given)).toBe(wanted);
  });

  test.each<MarkdownFormat>(['bold', 'italic', 'heading', 'list', 'numbers'])('%s applied twice changes nothing', (format) => {
    expect(edited(format, edited(format, 'Before\n‹word›\nafter')).replace(/[‹›]/g, '')).toBe('Before\nword\nafter');
  });
});
