/**
 * @generated SignedSource<<07ea970a3b59c3a2667e723af0b3a261>>
 * @relayHash 306b64531f6de096234d6241c56c9c13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc11ca17ffb126a1b18d5399c1ffb77de2861dc54ba22797f50c6bfb81eaa2e

import type { ConcreteRequest } from 'relay-runtime';
export type ValidateOtpInput = {
  id: number;
  otp: number;
};
export type validateOtpMutation$variables = {
  input: ValidateOtpInput;
};
export type validateOtpMutation$data = {
  readonly validateOtp: {
    readonly isValid: boolean;
    readonly message: string;
  };
};
export type validateOtpMutation = {
  response: validateOtpMutation$data;
  variables: validateOtpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OtpVerdict",
    "kind": "LinkedField",
    "name": "validateOtp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isValid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "validateOtpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "validateOtpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6cc11ca17ffb126a1b18d5399c1ffb77de2861dc54ba22797f50c6bfb81eaa2e",
    "metadata": {},
    "name": "validateOtpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "617e96618446afd6895a10251ce2af2c";

export default node;
