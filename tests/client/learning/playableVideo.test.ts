import { expect, test } from "vitest";
import { playableVideo } from "../../../client/features/learning/lesson/player/playableVideo";

const YOUTUBE = { kind: "youtube", id: "dQw4w9WgXcQ" };

test("YouTube is played by its player without cookies, however the link is written", () => {
  const links = [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=30",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ",
    "https://YOUTUBE.com/watch?v=dQw4w9WgXcQ",
  ];
  for (const link of links) expect(playableVideo(link), link).toEqual(YOUTUBE);
});

test("Vimeo and plain video files are played too", () => {
  const vimeo = { kind: "vimeo", id: "76979871" };
  expect(playableVideo("https://vimeo.com/76979871")).toEqual(vimeo);
  expect(playableVideo("https://player.vimeo.com/video/76979871")).toEqual(vimeo);
  expect(playableVideo("https://videos.example.com/day%201/intro.MP4?x=1")).toEqual({
    kind: "file",
    src: "https://videos.example.com/day%201/intro.MP4?x=1",
  });
});

test("everything else only opens in a new tab", () => {
  const links = [
    "https://www.youtube.com/",
    "https://www.youtube.com/@somebody",
    "https://www.youtube.com/playlist?list=PL1",
    "https://www.youtube.com/watch?v=",
    "https://www.youtube.com/watch?v=x%22onload%3Dalert(1)",
    "https://vimeo.com/channels/staffpicks",
    "https://academy.example/lesson",
    "not a link",
    "",
  ];
  for (const link of links) expect(playableVideo(link), link).toBeNull();
});

test("a look-alike host or another kind of address is never framed", () => {
  const links = [
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com.evil.example/76979871",
    "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://videos.example.com/intro.mp4",
    "javascript:alert(1)//intro.mp4",
    "data:text/html,intro.mp4",
  ];
  for (const link of links) expect(playableVideo(link), link).toBeNull();
});
