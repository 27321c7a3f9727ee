import { describe, expect, test } from "vitest";
import { renderLearnerMarkdown, renderMarkdown } from "../../../server/platform/renderMarkdown";

function tagsOf(html: string): string[] {
  return html.match(/<[a-z][^>]*>/gi) ?? [];
}

describe("a Markdown text becomes HTML", () => {
  test("with headings below the page's own, in either way of writing", () => {
    expect(renderMarkdown("# One\n\nTwo\n===\n\n### Three\n")).toBe(
      "<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n",
    );
  });

  test("with code that shows its language and scrolls by keyboard", () => {
    const html = renderMarkdown('```python title\nprint("<b>")\n```\n\n    indented <b>\n');
    expect(html).toBe(
      '<pre tabindex="0"><code class="language-python">print(&quot;&lt;b&gt;&quot;)\n</code></pre>\n' +
        '<pre tabindex="0"><code>indented &lt;b&gt;\n</code></pre>\n',
    );
  });

  test("with tables whose alignment needs no style attribute", () => {
    const html = renderMarkdown("| a | b |\n|:--|--:|\n| 1 | 2 |\n");
    expect(html).toContain('<td data-align="right">2</td>');
    expect(html).not.toContain("style");
  });

  test("with links and pictures that lead to safe places", () => {
    expect(renderMarkdown("[a](https://docs.example.com/x)")).toBe(
      '<p><a href="https://docs.example.com/x" rel="noopener nofollow">a</a></p>\n',
    );
    expect(renderMarkdown("[a](/blog) [b](#top) [c](mailto:a@b.example)")).toBe(
      '<p><a href="/blog">a</a> <a href="#top">b</a> <a href="mailto:a@b.example">c</a></p>\n',
    );
    expect(renderMarkdown("![A *chart*](https://images.example.com/a.png)")).toBe(
      '<p><img src="https://images.example.com/a.png" alt="A chart" loading="lazy"></p>\n',
    );
  });

  test("with pictures of our own in every size that there is, their room kept", () => {
    const id = "0b8d1c5e-8f5c-4f0e-9a55-2f6a1f0f2d11";
    const html = renderMarkdown(`![Two "halves"](/media/${id}-800x400)`);
    expect(html).toContain('<img src="/media/');
    expect(html).toContain('alt="Two &quot;halves&quot;" loading="lazy" width="800" height="400"></picture>');
    for (const format of ["avif", "webp"])
      expect(html).toContain(
        `<source type="image/${format}" srcset="/media/${id}/320.${format} 320w, /media/${id}/640.${format} 640w, /media/${id}/800.${format} 800w"`,
      );
    expect(renderMarkdown("![x](/media/elsewhere-8x4)")).not.toContain("<picture>");
  });
});

describe("addresses that stand for themselves", () => {
  const hrefs = (text: string) =>
    [...renderMarkdown(text).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

  test("are links if they say https or www, or are an e-mail address", () => {
    expect(hrefs("From https://jupyter.org/install, see www.python.org today।")).toEqual([
      "https://jupyter.org/install",
      "https://www.python.org",
    ]);
    expect(hrefs("(https://en.wikipedia.org/wiki/R_(language)). **https://a.example.com/x**")).toEqual([
      "https://en.wikipedia.org/wiki/R_(language)",
      "https://a.example.com/x",
    ]);
    expect(hrefs("Video:https://a.example.com/x, నోట్స్:https://b.example.com")).toEqual([
      "https://a.example.com/x",
      "https://b.example.com",
    ]);
    expect(hrefs("Ask help@sopaan.example.")).toEqual(["mailto:help@sopaan.example"]);
    expect(renderMarkdown("www.python.org")).toContain('rel="noopener nofollow">www.python.org</a>');
    expect(renderLearnerMarkdown("https://a.example.com")).toContain('rel="noopener nofollow ugc"');
  });

  test.each([
    "main.py, node.js and a.in",
    "http://example.com ftp://example.com //example.com",
    "http://www.example.com blob:https://a.example.com view-source:https://a.example.com",
    "Python 3.11, v2.0.1, df.head(), a@okaxis and upi://pay?pa=a@ok",
    "https://localhost:3000 www.localhost https://me:pw@evil.example/",
    "javascript:alert(1) data:text/html,x",
    "`https://a.example.com` and `help@a.example.com`",
    "```\nhttps://a.example.com www.a.example.com\n```",
    "    https://a.example.com",
  ])("are none in %j", (text) => {
    for (const render of [renderMarkdown, renderLearnerMarkdown]) expect(render(text)).not.toContain("<a ");
  });

  test("link once, where a link names another", () => {
    expect(hrefs("[https://a.example.com](https://b.example.com)")).toEqual(["https://b.example.com"]);
  });
});

test.each([
  ["**నోట్:**ఇది", "<strong>నోట్:</strong>ఇది"],
  ["**ध्यान दें:**यह", "<strong>ध्यान दें:</strong>यह"],
  ["**ध्यान।**यह", "<strong>ध्यान।</strong>यह"],
  ["**నోట్:**Python", "<strong>నోట్:</strong>Python"],
  ["**Note:**this", "<strong>Note:</strong>this"],
  ["**(குறிப்பு)**இது", "<strong>(குறிப்பு)</strong>இது"],
  ["ఇది**“కోట్”**", "ఇది<strong>“కోట్”</strong>"],
  ["(2**n)**k", "(2**n)**k"],
  ["a*(b)*c, {**a, **b}", "a*(b)*c, {**a, **b}"],
  ["snake_:_case", "snake_:_case"],
])("emphasis in %s ends where its author meant", (text, html) => {
  expect(renderLearnerMarkdown(text)).toBe(`<p>${html}</p>\n`);
});

test("hostile texts cost about as much as they are long", () => {
  const cpu = (text: string) => {
    const before = process.cpuUsage();
    renderLearnerMarkdown(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const parts = [
    "https://",
    "www.",
    "www.a.",
    "a@",
    "a@b.",
    "a.",
    "https://a.b/((",
    "https://a.b/[{",
    "**క:",
    "![",
    "_*",
  ];
  for (const part of parts) {
    const [small, large] = [10_000, 40_000].map((length) => cpu(part.repeat(length / part.length)));
    // Quadratic would be sixteen times.
    expect((large ?? 0) / Math.max(small ?? 0, 25), part).toBeLessThan(10);
  }
});

describe("a learner's Markdown text", () => {
  test("links to pictures instead of showing them, so that no other host sees its readers", () => {
    const picture = "![a chart](https://images.example.com/a.png)";
    const link = '<a href="https://images.example.com/a.png" rel="noopener nofollow ugc">a chart</a>';
    expect(renderLearnerMarkdown(picture)).toBe(`<p>${link}</p>\n`);
    expect(renderLearnerMarkdown(`[${picture}](https://a.example.com/)`)).toBe(
      '<p><a href="https://a.example.com/" rel="noopener nofollow ugc">a chart</a></p>\n',
    );
    expect(renderLearnerMarkdown('![" onclick="alert(1)](https://a.example.com/?"x)')).not.toMatch(
      / onclick="a/,
    );
    expect(renderLearnerMarkdown("![x](javascript:alert(1))")).not.toMatch(/<a|<img/);
  });

  test("has headings below the panel's, and lines as they were typed", () => {
    expect(renderLearnerMarkdown("# One\n\nTwo\nThree\n\n###### Four\n")).toBe(
      "<h5>One</h5>\n<p>Two<br>\nThree</p>\n<h6>Four</h6>\n",
    );
  });

  test("cannot contain HTML, or a link that runs a script", () => {
    for (const text of [
      "<img src=x onerror=alert(1)>",
      "[x](javascript:alert(1))",
      "<https:evil.example.com>",
    ])
      expect(tagsOf(renderLearnerMarkdown(text))).toEqual(["<p>"]);
  });
});

describe("hostile Markdown is shown, not obeyed", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "text <svg/onload=alert(1)> text",
    "<a href='javascript:alert(1)'>x</a>",
    "<style>*{display:none}</style>",
    "<!-- <script>alert(1)</script> -->",
    "<details open ontoggle=alert(1)>",
    "**<iframe srcdoc='<script>alert(1)</script>'>**",
    "# <script>alert(1)</script>",
    "> <script>alert(1)</script>",
    "| <script>alert(1)</script> |\n|--|\n| <b onclick=alert(1)>x |",
  ])("HTML: %s", (text) => {
    const tags = tagsOf(renderMarkdown(text));
    expect(tags.join()).not.toMatch(/script|img|svg|<a|style|iframe|details|<b |on\w+=/i);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "&#x6A;avascript&colon;alert(1)",
    "java&Tab;script:alert(1)",
    "javascript&#58;alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "file:///etc/passwd",
    "http://plain.example.com/",
    "//evil.example.com/",
    "\\\\evil.example.com/",
    "https:evil.example.com",
    "https://bank.example.com@evil.example.com/",
    "blob:https://evil.example.com/x",
  ])("a link to %s", (link) => {
    for (const text of [`[x](${link})`, `[x](<${link}>)`, `[x]\n\n[x]: ${link}`, `<${link}>`]) {
      expect(renderMarkdown(text), text).not.toMatch(/<a |href/i);
    }
  });

  test.each([
    "javascript:alert(1)",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/png;base64,iVBORw0KGgo=",
    "http://plain.example.com/a.png",
    "//evil.example.com/a.png",
    "mailto:a@b.example",
  ])("a picture from %s", (link) => {
    expect(renderMarkdown(`![chart](${link})`)).not.toContain("<img");
  });

  test("a backslash, which browsers read as a slash, does not make another host of a path", () => {
    expect(renderMarkdown("[x](/\\evil.example.com)")).toContain('href="/%5Cevil.example.com"');
  });

  test("blanks that browsers drop do not make another host of a path", () => {
    for (const blank of ["&Tab;", "&NewLine;", "\t"]) {
      const html = renderMarkdown(`[x](</${blank}/evil.example.com>)`);
      expect(html).not.toMatch(/href="\/\s*\//);
    }
  });

  test("quotes in names, titles and languages stay inside their attribute", () => {
    const html = renderMarkdown(
      '![" onerror="alert(1)](https://a.example.com/x.png)\n\n[x](https://a.example.com "\\" onclick=\\"alert(1)")\n\n```"><img/src=x>\n1\n```\n',
    );
    for (const tag of tagsOf(html)) expect(tag.replace(/"[^"]*"/g, "")).not.toMatch(/on\w+=/);
    expect(html).toContain('<code class="language-&quot;&gt;&lt;img/src=x&gt;">');
  });

  test("a long text of nested marks comes to an end, and none of it is lost", () => {
    for (const mark of ["[", "*", "> ", "![", "`", "<", "- ", "_a"]) {
      expect(renderMarkdown(`${mark.repeat(15_000)}\n\nThe end.`)).toContain("The end.");
    }
  });
});
