import { describe, expect, test } from "vitest";
import { completeVideoLink, readVideoLink } from "../../../shared/videoLink";

const ID = "aqz-KE-bpKQ";
const youTube = (startSeconds = 0) => ({ kind: "youtube", id: ID, startSeconds });
const vimeo = (id: string, hash: string | null, startSeconds = 0) => ({
  kind: "vimeo",
  id,
  hash,
  startSeconds,
});
const elsewhere = null;

describe("a link to a video", () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL1&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&feature=youtu.be`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `https://YOUTUBE.com/watch?v=${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://studio.youtube.com/video/${ID}/edit`,
    `https://www.youtube.com/?v=${ID}`,
    `https://www.youtube.com/watch_popup?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}?si=abc`,
    `https://www.youtube.com/watch?v=${ID}%20`,
  ])("%s is YouTube's", (link) => expect(readVideoLink(link)).toEqual(youTube()));

  test.each([
    ["https://vimeo.com/76979871", vimeo("76979871", null)],
    ["https://player.vimeo.com/video/76979871", vimeo("76979871", null)],
    ["https://vimeo.com/823141156/90e6d75118", vimeo("823141156", "90e6d75118")],
    ["https://vimeo.com/823141156/90e6d75118?share=copy", vimeo("823141156", "90e6d75118")],
    ["https://player.vimeo.com/video/823141156?h=90e6d75118&badge=0", vimeo("823141156", "90e6d75118")],
    ["https://vimeo.com/823141156?h=90e6d75118", vimeo("823141156", "90e6d75118")],
    ["https://vimeo.com/manage/videos/823141156/90e6d75118", vimeo("823141156", "90e6d75118")],
    ["https://vimeo.com/823141156/settings", vimeo("823141156", null)],
    ["https://vimeo.com/channels/staffpicks/76979871", vimeo("76979871", null)],
    ["https://vimeo.com/groups/shortfilms/videos/76979871", vimeo("76979871", null)],
    ["https://vimeo.com/showcase/5432109/video/76979871", vimeo("76979871", null)],
    ["https://vimeo.com/showcase/my-show/video/76979871", vimeo("76979871", null)],
    ["https://vimeo.com/showcase/5432109?video=76979871", vimeo("76979871", null)],
    ["https://vimeo.com/showcase/5432109", elsewhere],
    ["https://vimeo.com/showcase/5432109?video=x", elsewhere],
    ["https://vimeo.com/user12345678", elsewhere],
    ["https://vimeo.com/event/3456789", elsewhere],
    ["https://vimeo.com/channels/staffpicks", elsewhere],
    ["https://vimeo.com/76979871%22onload=1", elsewhere],
  ])("%s keeps what Vimeo needs to play it", (link, video) => expect(readVideoLink(link)).toEqual(video));

  test.each([
    [`https://youtu.be/${ID}?t=90`, 90],
    [`https://youtu.be/${ID}?t=90s`, 90],
    [`https://www.youtube.com/watch?v=${ID}&t=1m10s`, 70],
    [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
    [`https://www.youtube.com/watch?v=${ID}&t=2m`, 120],
    [`https://www.youtube.com/watch?v=${ID}#t=45`, 45],
    [`https://www.youtube.com/live/${ID}?t=11447s`, 11_447],
    [`https://www.youtube.com/embed/${ID}?start=30&end=60`, 30],
    [`https://youtu.be/${ID}&t=62`, 62],
    [`https://www.youtube.com/watch?v=${ID}&time_continue=62`, 62],
    [`https://youtu.be/${ID}?t=`, 0],
    [`https://youtu.be/${ID}?t=soon`, 0],
    [`https://youtu.be/${ID}?t=-5`, 0],
    [`https://youtu.be/${ID}?t=999999`, 0],
  ])("%s says where to start", (link, seconds) => expect(readVideoLink(link)).toEqual(youTube(seconds)));

  test("of Vimeo and of files say it after the number sign", () => {
    expect(readVideoLink("https://vimeo.com/76979871#t=1m5s")).toEqual(vimeo("76979871", null, 65));
    expect(readVideoLink("https://vimeo.com/76979871#t=65.5s")).toEqual(vimeo("76979871", null, 65));
    const src = "https://videos.example.com/day%201/intro.MP4?x=1";
    expect(readVideoLink(src)).toEqual({ kind: "file", src, startSeconds: 0 });
    expect(readVideoLink(`${src}#t=01:10,02:00`)).toEqual({ kind: "file", src, startSeconds: 70 });
  });

  test.each([
    "https://www.youtube.com/",
    "https://www.youtube.com/@somebody",
    "https://www.youtube.com/playlist?list=PL1",
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://www.youtube.com/embed/live_stream?channel=UC1",
    "https://www.youtube.com/channel/UCabcdefghijk",
    "https://www.youtube.com/clip/UgkxAbcdefg",
    "https://www.youtube.com/watch?v=",
    "https://www.youtube.com/watch?v=x%22onload%3Dalert(1)",
    "https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/view?usp=sharing",
    "https://www.loom.com/share/0123456789abcdef",
    "https://academy.example/lesson",
    "not a link",
    "",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://me:secret@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com.evil.example/76979871",
    "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://videos.example.com/intro.mp4",
    "javascript:alert(1)//intro.mp4",
    "data:text/html,intro.mp4",
  ])("%s is no video that may be framed", (link) => expect(readVideoLink(link)).toBeNull());
});

test.each([
  [`youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`  www.youtube.com/watch?v=${ID}&t=5 `, `https://www.youtube.com/watch?v=${ID}&t=5`],
  [`http://youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`HTTP://youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`//player.vimeo.com/video/76979871`, "https://player.vimeo.com/video/76979871"],
  [`\u200bhttps://youtu.be/${ID}\u2060`, `https://youtu.be/${ID}`],
  [
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x" title="a > b" allowfullscreen></iframe>`,
    `https://www.youtube.com/embed/${ID}?si=x`,
  ],
  [
    `<div style="padding:56% 0 0 0"><iframe title='x' src='//player.vimeo.com/video/823141156?h=90e6d75118&amp;badge=0' allow="autoplay"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`,
    "https://player.vimeo.com/video/823141156?h=90e6d75118&badge=0",
  ],
  [`<IFRAME\nSRC=http://www.youtube.com/embed/${ID}>`, `https://www.youtube.com/embed/${ID}`],
  [`https//youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`“https://youtu.be/${ID}”.`, `https://youtu.be/${ID}`],
  [`<https://youtu.be/${ID}?t=90>,`, `https://youtu.be/${ID}?t=90`],
  ["(www.youtube.com/about_(x))", "https://www.youtube.com/about_(x)"],
  ["'https://drive.google.com/file/d/1AbC/view'", "https://drive.google.com/file/d/1AbC/view"],
  [`Watch: https://youtu.be/${ID} (part 1)`, `https://youtu.be/${ID}`],
  [`[Day 1](http://youtu.be/${ID})`, `https://youtu.be/${ID}`],
  [`https://youtu.be/${ID}?si=a&amp;t=9`, `https://youtu.be/${ID}?si=a&t=9`],
  [`https://www.google.com/url?q=https%3A%2F%2Fyoutu.be%2F${ID}&sa=D`, `https://youtu.be/${ID}`],
  [`<iframe src=”https://www.youtube.com/embed/${ID}”>`, `https://www.youtube.com/embed/${ID}`],
  [`&lt;iframe src=&quot;//www.youtube.com/embed/${ID}&quot;&gt;`, `https://www.youtube.com/embed/${ID}`],
  [`<iframe src=\\"https://www.youtube.com/embed/${ID}\\">`, `https://www.youtube.com/embed/${ID}`],
  ['<video controls src="https://videos.example.com/a.mp4">', "https://videos.example.com/a.mp4"],
  [`<p><a href='https://youtu.be/${ID}'>Day 1</a></p>`, `https://youtu.be/${ID}`],
])("%s is completed to an address", (pasted, link) => expect(completeVideoLink(pasted)).toBe(link));

test.each([
  "javascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "data:text/html,x",
  "ftp://example.com/x.mp4",
  "lecture.mp4",
  "see my video",
  `two: https://youtu.be/${ID} and https://youtu.be/dQw4w9WgXcQ`,
  "<a href='javascript:alert(1)'>x</a>",
  "C:\\videos\\a.mp4",
  '<iframe src="javascript:alert(1)"></iframe>',
  "<iframe>",
])("%s stays what it is, and no link", (pasted) => {
  expect(completeVideoLink(pasted).startsWith("https://")).toBe(false);
});
