import type { PortraitSeed } from "./drawPortrait";

const TEAL = "#0f766e";
const INK = "#14213d";
const INDIGO = "#3d5a9a";
const BRICK = "#b4472f";
const MARIGOLD = "#f59e0b";
const CREAM = "#fff3dc";
const LEAF = "#4d7c4a";
const PLUM = "#7a3b5e";
const BROWN = "#3b2620";
const GREY = "#77757d";
const SKY = "#4f7fb0";

export const PORTRAITS = {
  lakshmi: {
    ground: "sand",
    skin: "medium",
    hair: "bun",
    clothes: "saree",
    cloth: TEAL,
    trim: PLUM,
    extras: ["bindi", "earrings", "glasses"],
  },
  arjun: {
    ground: "blue",
    skin: "brown",
    hair: "swept",
    hairColour: GREY,
    clothes: "shirt",
    cloth: CREAM,
    trim: "#e4cfa4",
    extras: ["moustache", "glasses"],
  },
  kavya: {
    ground: "rose",
    skin: "brown",
    hair: "long",
    clothes: "dupatta",
    cloth: MARIGOLD,
    trim: BRICK,
    extras: ["earrings"],
  },
  farhan: {
    ground: "teal",
    skin: "light",
    hair: "cropped",
    hairColour: BROWN,
    clothes: "kurta",
    cloth: INDIGO,
    trim: MARIGOLD,
    extras: ["beard"],
  },
  asha: {
    ground: "teal",
    skin: "deep",
    hair: "braid",
    clothes: "dupatta",
    cloth: LEAF,
    trim: MARIGOLD,
    extras: ["bindi"],
  },
  imran: {
    ground: "sand",
    skin: "medium",
    hair: "curly",
    clothes: "tee",
    cloth: SKY,
    trim: INK,
    extras: ["glasses"],
  },
  divya: {
    ground: "blue",
    skin: "light",
    hair: "bob",
    hairColour: BROWN,
    clothes: "kurta",
    cloth: BRICK,
    trim: CREAM,
    extras: ["earrings"],
  },
  rahul: {
    ground: "rose",
    skin: "deep",
    hair: "swept",
    clothes: "tee",
    cloth: TEAL,
    trim: CREAM,
  },
  harpreet: {
    ground: "teal",
    skin: "medium",
    hair: "turban",
    hairColour: MARIGOLD,
    clothes: "shirt",
    cloth: "#e8eef7",
    trim: "#c9d5ea",
    extras: ["beard"],
  },
  nazia: {
    ground: "sand",
    skin: "light",
    hair: "headscarf",
    hairColour: PLUM,
    clothes: "kurta",
    cloth: TEAL,
    trim: PLUM,
  },
} satisfies Record<string, PortraitSeed>;
