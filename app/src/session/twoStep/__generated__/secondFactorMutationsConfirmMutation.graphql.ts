/**
 * @generated SignedSource<<2636e911758abf98ec3962584c055871>>
 * @relayHash 7848761d9f14313a3ccc760a8de97754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fef26a98ab021919fc4f947294db923531b1debbdff613aba0bbbe39a35685b

import type { ConcreteRequest } from 'relay-runtime';
export type SecondFactorInput = {
  code: string;
};
export type secondFactorMutationsConfirmMutation$variables = {
  input: SecondFactorInput;
};
export type secondFactorMutationsConfirmMutation$data = {
  readonly confirmSecondFactor: ReadonlyArray<string>;
};
export type secondFactorMutationsConfirmMutation = {
  response: secondFactorMutationsConfirmMutation$data;
  variables: secondFactorMutationsConfirmMutation$variables;
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
    "kind": "ScalarField",
    "name": "confirmSecondFactor",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "secondFactorMutationsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "secondFactorMutationsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6fef26a98ab021919fc4f947294db923531b1debbdff613aba0bbbe39a35685b",
    "metadata": {},
    "name": "secondFactorMutationsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7dad55d3c4f917a9b66cebb704ae3bd8";

export default node;
