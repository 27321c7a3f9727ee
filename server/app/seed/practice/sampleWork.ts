export const SAMPLE_EXERCISE = "count-the-laddoos";

const RIGHT = `def laddoos(boxes):
    total = 0
    for box in boxes:
        total += box
    return total


print(laddoos([4, 6, 2]))`;

const PRINTS = RIGHT.replace("return total", "print(total)");
const RETURNS_EARLY = RIGHT.replace("    return total", "        return total");
const HAS_NO_START = RIGHT.replace("    total = 0\n", "");
const USES_SUM = "def laddoos(boxes):\n    return sum(boxes)";

interface SampleWork {
  /** Of a sample learner. */
  name: string;
  codes: string[];
  hintsShown: number;
  givesUp: boolean;
}

/** What sample learners sent for one exercise, so that staff see its statistics in a fresh demo. */
export const sampleWork: SampleWork[] = [
  { name: "Ananya Das (sample)", codes: [RIGHT], hintsShown: 0, givesUp: false },
  { name: "Farhan Ali (sample)", codes: [PRINTS, RIGHT], hintsShown: 0, givesUp: false },
  { name: "Lakshmi Nair (sample)", codes: [USES_SUM, RETURNS_EARLY, RIGHT], hintsShown: 2, givesUp: false },
  { name: "Rohit Patil (sample)", codes: [PRINTS, RETURNS_EARLY], hintsShown: 1, givesUp: false },
  { name: "Gurpreet Kaur (sample)", codes: [HAS_NO_START], hintsShown: 3, givesUp: true },
];
