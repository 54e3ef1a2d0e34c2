import { describe, expect, test } from 'vitest'
import { saidOf } from '../fixtures/prose-reading.ts'

describe('what people write that prose can’t hold', () => {
  test.each([
    [
      'an address',
      'See <https://nmc.org.uk> now.',
      '1:5+20 an address in pointed brackets, <https://nmc.org.uk>, is no link. Write [the words to click](https://nmc.org.uk).',
    ],
    [
      'an e-mail address',
      'Write to <a@b.example>.',
      '1:10+13 an e-mail address in pointed brackets, <a@b.example>, is no link. Write <Clinic field="email"/> for the clinic’s own, or [the words to click](mailto:a@b.example).',
    ],
    [
      'less than',
      'Wait <5 days.',
      '1:6+1 the "<" before "5" is read as the beginning of a component. Say it in words, such as "less than" or "under", or write \\< for the sign itself.',
    ],
    [
      'a heart',
      'I <3 skin',
      '1:3+1 the "<" before "3" is read as the beginning of a component. Say it in words, such as "less than" or "under", or write \\< for the sign itself.',
    ],
    [
      'less than a name',
      'If a <b then rest.',
      '1:6+1 the "<" before "b" is read as the beginning of a component. Say it in words, such as "less than" or "under", or write \\< for the sign itself.',
    ],
    [
      'a stray brace',
      'Wait { now.\n\nThen go.',
      '1:6+1 a "{" begins program code, and prose has none. Write round brackets, or \\{ for the sign itself. A fact of the clinic is written as a component, such as <Clinic field="phone"/>.',
    ],
    [
      'words in braces',
      'Ask {your own nurse} first.',
      '1:5+1 a "{" begins program code, and prose has none. Write round brackets, or \\{ for the sign itself. A fact of the clinic is written as a component, such as <Clinic field="phone"/>.',
    ],
    [
      'a token',
      'Ring {phone}.',
      '1:6+7 prose holds an expression in braces, {phone}. Write <Clinic field="phone"/>.',
    ],
    [
      'a remark in HTML',
      'One <!-- later: two --> three.',
      '1:5+19 a remark in <!-- --> can’t stand in prose. Remove it. A remark for editors goes into the front matter, on a line that begins with #.',
    ],
    [
      'a remark without end',
      'One <!-- later',
      '1:5+10 a remark in <!-- --> can’t stand in prose. Remove it. A remark for editors goes into the front matter, on a line that begins with #.',
    ],
    [
      'a remark in braces',
      'One {/* later */} two.',
      '1:5+13 prose holds an expression in braces, {/* later */}. Remove it. A remark for editors goes into the front matter, on a line that begins with #.',
    ],
    [
      'an import',
      "import Price from 'prices'",
      '1:1+26 a paragraph that begins with "import" is read as program code. Remove it; components are there without it. If it is a sentence, begin it with another word.',
    ],
    [
      'a sentence that begins so',
      'import duty is low.',
      '1:1+19 a paragraph that begins with "import" is read as program code. Remove it; components are there without it. If it is a sentence, begin it with another word.',
    ],
    [
      'an export',
      '## One\n\nexport const a = {',
      '3:1+18 a paragraph that begins with "export" is read as program code. Remove it; components are there without it. If it is a sentence, begin it with another word.',
    ],
    [
      'a line break',
      'One<br>two',
      '1:4+4 <br> is HTML, which prose does not use. Take it away and leave an empty line; that begins a new paragraph.',
    ],
    [
      'a closed line break',
      'One<br/>two',
      '1:4+5 <br> is HTML, which prose does not use. Take it away and leave an empty line; that begins a new paragraph.',
    ],
    [
      'bold words',
      'One <b>two</b>.',
      '1:5+10 <b> is HTML, which prose does not use. Write **two words** with stars around them.',
    ],
    [
      'a link',
      '<a href="/contact">Ask</a>',
      '1:1+26 <a> is HTML, which prose does not use. Write a link as [the words to click](/contact).',
    ],
    [
      'a picture',
      '<img src="a.jpg">',
      '1:1+17 <img> is HTML, which prose does not use. Write ![what the picture shows](images/name.jpg).',
    ],
    [
      'HTML that few know',
      '<marquee>Hi</marquee>',
      '1:1+21 <marquee> is HTML, which prose does not use. Write plain Markdown. Components are Price, Fact, Clinic, Note, CookieTable, Retention, OpeningHours.',
    ],
    [
      'a component in small letters',
      'It is <price/>.',
      '1:7+8 <price> is no component. Did you mean <Price>?',
    ],
    ['a component with a slip', 'It is <Prise/>.', '1:7+8 <Prise> is no component. Did you mean <Price>?'],
    [
      'a property with a slip',
      'It lasts <Fact nam="lasting"/>.',
      '1:10+21 <Fact> has no property "nam". Did you mean "name"? Write <Fact name="lasting"/>.',
    ],
    [
      'a fact with a slip',
      'It lasts <Fact name="lastin"/>.',
      '1:10+21 <Fact name="lastin"> is unknown. Did you mean "lasting"?',
    ],
    [
      'a fact that is none',
      'It lasts <Fact name="colour"/>.',
      '1:10+21 <Fact name="colour"> is unknown. Write one of duration, sessions, interval, onset, results, lasting, recovery, downtime.',
    ],
    [
      'a property without quotes',
      'It lasts <Fact name=lasting/>.',
      '1:10+20 <Fact> is not written as a component is. Write <Fact name="lasting"/>, with a straight double quote (") on each side of a property.',
    ],
    [
      'curly quotes',
      'It lasts <Fact name=“lasting”/>.',
      '1:10+22 <Fact> is not written as a component is. Write <Fact name="lasting"/>, with a straight double quote (") on each side of a property.',
    ],
    [
      'a quote that is not closed',
      'It lasts <Fact name="lasting/>. It takes <Fact name="duration"/>.',
      '1:10+21 <Fact> is not written as a component is. Write <Fact name="lasting"/>, with a straight double quote (") on each side of a property.',
    ],
    [
      'a component without its slash',
      'It costs <Price>.',
      '1:10+7 <Price> is not closed. End the tag with "/>": <Price/>.',
    ],
    [
      'a note without end',
      '<Note title="Ring us">\n\nSoon.',
      '1:1+22 <Note> is not closed. Write </Note> on a line of its own where its text ends.',
    ],
    [
      'an end without a note',
      'Soon.\n\n</Note>',
      '3:1+7 </Note> closes what was never opened. Remove it, or open it before: <Note title="...">...</Note>',
    ],
    [
      'a note within a line',
      '<Note>\n\nSoon. </Note>',
      '3:7+7 <Note> and </Note> do not stand alike. Put each on a line of its own, with an empty line before and after it.',
    ],
    [
      'a main heading',
      '# Title',
      '1:1+7 a heading with one # is the page’s title, which comes from the front matter. Begin sections with ##, for example "## Aftercare".',
    ],
  ])('%s', (_name, prose, expected) => {
    expect(saidOf(prose)).toEqual([expected])
  })

  test.each([
    'Less than 5 < 6 is fine.',
    'So is a \\{ brace, a lone } and \\<5.',
    'An `a < {b}` in code.',
    "Single quotes: <Fact name='lasting'/>.",
  ])('takes what can be read: %s', (prose) => {
    expect(saidOf(prose)).toEqual([])
  })
})
