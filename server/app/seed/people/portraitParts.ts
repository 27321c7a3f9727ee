/** Drawn on 160 by 160; the face is about 54 wide, with its centre at 80, 72. */
export interface Colours {
  hair: string;
  cloth: string;
  trim: string;
}

export interface Hair {
  behind?: (hair: string) => string;
  front: (hair: string) => string;
}

const CAP = "M52 76 C46 36 66 30 80 30 C94 30 114 36 108 76";
const PARTED = `${CAP} C106 62 98 50 80 43 C62 50 54 62 52 76 Z`;
const SWEPT = `${CAP} C106 64 103 57 99 52 C84 54 72 51 64 46 C59 53 55 62 52 76 Z`;
const CROPPED =
  "M53 68 C48 36 66 31 80 31 C94 31 112 36 107 68 C105 58 102 51 97 48 C86 45 74 45 63 48 C58 51 55 58 53 68 Z";

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const circle = ([x, y]: readonly [number, number], r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const LONG =
  "M49 66 C45 26 115 26 111 66 C112 92 118 108 124 126 C108 142 52 142 36 126 C42 108 48 92 49 66 Z";
const CHIN_LONG =
  "M49 66 C44 24 116 24 111 66 C115 84 116 98 111 108 C98 114 62 114 49 108 C44 98 45 84 49 66 Z";

const BRAID = [100, 112, 124, 135];
const CURLS = [
  [56, 54],
  [62, 42],
  [73, 35],
  [87, 35],
  [98, 42],
  [104, 54],
] as const;

export const HAIR = {
  long: { behind: (hair) => path(LONG, hair), front: (hair) => path(PARTED, hair) },
  bob: { behind: (hair) => path(CHIN_LONG, hair), front: (hair) => path(SWEPT, hair) },
  bun: { behind: (hair) => circle([80, 30], 12, hair), front: (hair) => path(PARTED, hair) },
  braid: {
    behind: (hair) => path(CHIN_LONG, hair),
    front: (hair) =>
      path(PARTED, hair) + BRAID.map((y, index) => circle([112 + index * 1.5, y], 8 - index, hair)).join(""),
  },
  curly: {
    behind: (hair) => CURLS.map((place) => circle(place, 12, hair)).join(""),
    front: (hair) => path(CROPPED, hair),
  },
  cropped: { front: (hair) => path(CROPPED, hair) },
  swept: { front: (hair) => path(SWEPT, hair) },
  turban: {
    front: (cloth) =>
      path("M48 66 C40 26 64 16 80 16 C96 16 120 26 112 66 C104 54 92 50 80 44 C68 50 56 54 48 66 Z", cloth) +
      line("M54 50 C62 38 74 30 96 24", "#ffffff55", 2.5) +
      line("M106 50 C98 40 88 34 74 30", "#ffffff55", 2.5),
  },
  headscarf: {
    behind: (cloth) =>
      path("M45 70 C40 22 120 22 115 70 C118 96 122 112 116 128 L44 128 C38 112 42 96 45 70 Z", cloth),
    front: (cloth) =>
      path(
        "M48 112 C32 6 128 6 112 112 C114 124 100 130 80 130 C60 130 46 124 48 112 Z M80 102 C96 102 105 88 105 70 C105 56 95 49 80 49 C65 49 55 56 55 70 C55 88 64 102 80 102 Z",
        cloth,
      ).replace("<path", '<path fill-rule="evenodd"'),
  },
} satisfies Record<string, Hair>;

const BODY = "M20 162 C20 128 46 118 64 113 C70 122 90 122 96 113 C114 118 140 128 140 162 Z";

export const CLOTHES = {
  kurta: ({ cloth, trim }: Colours) =>
    path(BODY, cloth) + line("M64 113 C70 124 90 124 96 113", trim, 4) + line("M80 122 V146", trim, 3),
  shirt: ({ cloth, trim }: Colours) =>
    path(BODY, cloth) +
    path("M62 112 L80 124 L68 138 L56 116 Z", trim) +
    path("M98 112 L80 124 L92 138 L104 116 Z", trim) +
    line("M80 126 V160", trim, 2),
  dupatta: ({ cloth, trim }: Colours) =>
    path(BODY, cloth) +
    path("M44 121 C52 118 58 116 63 114 C66 132 72 148 78 162 L48 162 C44 148 43 134 44 121 Z", trim) +
    path("M116 121 C108 118 102 116 97 114 C94 132 88 148 82 162 L112 162 C116 148 117 134 116 121 Z", trim),
  saree: ({ cloth, trim }: Colours) =>
    path(BODY, trim) +
    path("M34 126 C44 119 56 116 64 113 C76 130 100 148 122 162 L20 162 C20 146 24 134 34 126 Z", cloth) +
    line("M64 113 C76 130 100 148 122 162", "#f59e0b", 3),
  tee: ({ cloth, trim }: Colours) => path(BODY, cloth) + line("M64 113 C70 125 90 125 96 113", trim, 5),
};

export const EXTRAS = {
  glasses: () =>
    `<g fill="#ffffff33" stroke="#14213d" stroke-width="2.2"><rect x="58.5" y="63" width="18" height="15" rx="6"/><rect x="83.5" y="63" width="18" height="15" rx="6"/></g>` +
    line("M76.5 69 C78.5 67.5 81.5 67.5 83.5 69", "#14213d", 2.2),
  beard: ({ hair }: Colours) =>
    path(
      "M53 76 C54 96 64 108 80 108 C96 108 106 96 107 76 C103 84 98 86 92 85 C86 82 74 82 68 85 C62 86 57 84 53 76 Z M70 91 C76 88 84 88 90 91 C86 97 74 97 70 91 Z",
      hair,
    ).replace("<path", '<path fill-rule="evenodd"'),
  moustache: ({ hair }: Colours) =>
    path("M66 88 C70 82 77 82 80 84 C83 82 90 82 94 88 C88 89 84 88 80 87 C76 88 72 89 66 88 Z", hair),
  bindi: () => circle([80, 56], 2, "#b42318"),
  earrings: () => circle([53, 84], 3, "#f59e0b") + circle([107, 84], 3, "#f59e0b"),
};
