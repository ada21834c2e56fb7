/**
 * @generated SignedSource<<e4a1e19325642807ef5ab350147777e2>>
 * @relayHash f600fb1f769eb9e4971edcbac909d4fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd4dd3158666958c1fe0b0a34bc07abbe697fa9a0fd20321c5b21563a9648cbf

import type { ConcreteRequest } from 'relay-runtime';
export type PersonSignInRemoveMutation$variables = {
  userId: number;
};
export type PersonSignInRemoveMutation$data = {
  readonly removeSecondFactor: boolean;
};
export type PersonSignInRemoveMutation = {
  response: PersonSignInRemoveMutation$data;
  variables: PersonSignInRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "kind": "ScalarField",
    "name": "removeSecondFactor",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonSignInRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonSignInRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd4dd3158666958c1fe0b0a34bc07abbe697fa9a0fd20321c5b21563a9648cbf",
    "metadata": {},
    "name": "PersonSignInRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "940710decb328fd22684770bf7210767";

export default node;
