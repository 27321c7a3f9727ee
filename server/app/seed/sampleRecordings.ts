interface SampleRecording {
  title: string;
  link: string;
  durationText: string;
}

/** Public videos in place of the recordings of the first classes in Data Science, as many as may be over at the start of a demo. */
export const SAMPLE_RECORDINGS: SampleRecording[] = [
  {
    title: "Lists, tuples and sets",
    link: "https://www.youtube.com/watch?v=W8KRzm-HUcc",
    durationText: "about 29 min",
  },
  {
    title: "Conditions and booleans",
    link: "https://www.youtube.com/watch?v=DZwmZ8Usvnk",
    durationText: "about 16 min",
  },
  {
    title: "Functions",
    link: "https://www.youtube.com/watch?v=9Os0o3wzS_I",
    durationText: "about 21 min",
  },
  {
    title: "Modules and the standard library",
    link: "https://www.youtube.com/watch?v=CqvZ3vGoGs0",
    durationText: "about 22 min",
  },
  {
    title: "Load a dataset with pandas",
    link: "https://www.youtube.com/watch?v=ZyhVh-qRZPA",
    durationText: "23:01",
  },
  {
    title: "Select rows and columns",
    link: "https://www.youtube.com/watch?v=zmdjNSmRXF4",
    durationText: "33:35",
  },
  {
    title: "Filter rows",
    link: "https://www.youtube.com/watch?v=Lw2rlcxScZY",
    durationText: "23:04",
  },
  {
    title: "Update and clean values",
    link: "https://www.youtube.com/watch?v=DCDe29sIKcE",
    durationText: "40:03",
  },
  {
    title: "Group and aggregate",
    link: "https://www.youtube.com/watch?v=txMdrV1Ut64",
    durationText: "about 50 min",
  },
];
