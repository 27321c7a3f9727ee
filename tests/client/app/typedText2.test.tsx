import { testTypedText } from "../../support/typedText";

testTypedText(1);
