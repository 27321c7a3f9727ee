import { tick } from "../../../../ui/form/kinds/valueKinds";

export const isSample = tick({ label: "Sample", hint: "An invented person. The pages say so." });
