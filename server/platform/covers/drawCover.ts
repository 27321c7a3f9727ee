import { defineGlyphs } from "./glyphs";
import type { Colours, Theme } from "./palette";
import { coloursOf } from "./palette";
import type { DrawScene } from "./pen";
import { HEIGHT, WIDTH, box } from "./pen";
import { Random } from "./random";
import { drawScatter } from "./scenes/scatter";
import { drawPivot } from "./scenes/pivot";
import { drawDashboard } from "./scenes/dashboard";
import { drawTree } from "./scenes/tree";
import { drawProgram } from "./scenes/program";
import { drawTokens } from "./scenes/tokens";
import { drawWorksheet } from "./scenes/worksheet";
import { drawJoin } from "./scenes/join";
import { drawStack } from "./scenes/stack";
import { drawPath } from "./scenes/path";
import { SUBJECTS, Subject } from "./subject";

export interface Cover {
  subject: Subject;
  variant: number;
  theme: Theme;
}

const SCENES: Record<Subject, DrawScene> = {
  [Subject.DATA_SCIENCE]: drawScatter,
  [Subject.DATA_ANALYTICS]: drawPivot,
  [Subject.POWER_BI]: drawDashboard,
  [Subject.MACHINE_LEARNING]: drawTree,
  [Subject.PYTHON]: drawProgram,
  [Subject.NLP]: drawTokens,
  [Subject.EXCEL]: drawWorksheet,
  [Subject.SQL]: drawJoin,
  [Subject.AWS]: drawStack,
  [Subject.GENERAL]: drawPath,
};

const BLEED = 900;

/** The academy's staircase, which climbs out of the picture. */
function drawSteps({ deep }: Colours, isMirrored: boolean): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = isMirrored ? WIDTH - 288 - (index + 1) * 88 : 288 + index * 88;
    const y = 232 - index * 44;
    return box({ x, y, width: 80, height: BLEED }, deep, { rx: 8 });
  }).join("");
}

/** What is drawn within the viewBox of `WIDTH` and `HEIGHT`, without the ground; its glyphs need `defineGlyphs`. */
export function drawSceneOf({
  subject,
  variant,
  theme,
  hasSteps = true,
}: Cover & { hasSteps?: boolean }): string {
  const colours = coloursOf(subject, theme);
  const random = new Random((SUBJECTS.indexOf(subject) + 1) * 100_003 + variant * 7919);
  const steps = drawSteps(colours, random.next() < 0.35);
  return (hasSteps ? steps : "") + SCENES[subject]({ colours, random, variant });
}

export function drawCover(cover: Cover): string {
  const { ground } = coloursOf(cover.subject, cover.theme);
  const scene = drawSceneOf(cover);
  const everywhere = { x: -BLEED, y: -BLEED, width: WIDTH + 2 * BLEED, height: HEIGHT + 2 * BLEED };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    box(everywhere, ground, { rx: 0 }),
    defineGlyphs(scene),
    scene,
    "</svg>",
  ].join("");
}
