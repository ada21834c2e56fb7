/**
 * @generated SignedSource<<16072c5a14b7893aeb464ab9610427ea>>
 * @relayHash 7e213e07e14d6d4661c2c369e835aea8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4845cdf89ca92dbc5b806fc6c5122b03eaa08a44f945ee24f81ac5972bdb7e8d

import type { ConcreteRequest } from 'relay-runtime';
export type PersonSignInRevokeMutation$variables = {
  userId: number;
};
export type PersonSignInRevokeMutation$data = {
  readonly revokePasswordResets: number;
};
export type PersonSignInRevokeMutation = {
  response: PersonSignInRevokeMutation$data;
  variables: PersonSignInRevokeMutation$variables;
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
    "name": "revokePasswordResets",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonSignInRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonSignInRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4845cdf89ca92dbc5b806fc6c5122b03eaa08a44f945ee24f81ac5972bdb7e8d",
    "metadata": {},
    "name": "PersonSignInRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d761186a5989e1f527fcb85626781b2";

export default node;
