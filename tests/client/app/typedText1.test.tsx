import { testTypedText } from "../../support/typedText";

testTypedText(0);
