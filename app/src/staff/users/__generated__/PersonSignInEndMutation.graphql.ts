/**
 * @generated SignedSource<<7f0c891d75c29ee9a24a43a191f3a996>>
 * @relayHash 70c6d977c6079124b0c287c36af290e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88d1aecc4660f05ed88474db96d9157c99ea23d81ef5be6ebcd4db79dfe05d8d

import type { ConcreteRequest } from 'relay-runtime';
export type PersonSignInEndMutation$variables = {
  userId: number;
};
export type PersonSignInEndMutation$data = {
  readonly endSessions: number;
};
export type PersonSignInEndMutation = {
  response: PersonSignInEndMutation$data;
  variables: PersonSignInEndMutation$variables;
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
    "name": "endSessions",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonSignInEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonSignInEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "88d1aecc4660f05ed88474db96d9157c99ea23d81ef5be6ebcd4db79dfe05d8d",
    "metadata": {},
    "name": "PersonSignInEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a37894d2716a225f5a1c1e5bc14a0d7";

export default node;
