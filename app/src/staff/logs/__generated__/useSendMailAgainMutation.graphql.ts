/**
 * @generated SignedSource<<2e17d66d305821f53ecbf16d79c1d10b>>
 * @relayHash 978c031274c55a26c06cd81e16f6d89b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0414255aa76d6a77dd98b20b0b4fc92c830750ba420ddfd1976be1bf3741411

import type { ConcreteRequest } from 'relay-runtime';
export type OutboxState = "CANCELLED" | "FAILED" | "SENT" | "WAITING" | "%future added value";
export type SendMailAgainInput = {
  databaseId: number;
};
export type useSendMailAgainMutation$variables = {
  input: SendMailAgainInput;
};
export type useSendMailAgainMutation$data = {
  readonly sendMailAgain: {
    readonly attempts: number;
    readonly notBefore: string;
    readonly problem: string | null;
    readonly state: OutboxState;
  };
};
export type useSendMailAgainMutation = {
  response: useSendMailAgainMutation$data;
  variables: useSendMailAgainMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attempts",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notBefore",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendMailAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OutboxMessage",
        "kind": "LinkedField",
        "name": "sendMailAgain",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendMailAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OutboxMessage",
        "kind": "LinkedField",
        "name": "sendMailAgain",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f0414255aa76d6a77dd98b20b0b4fc92c830750ba420ddfd1976be1bf3741411",
    "metadata": {},
    "name": "useSendMailAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e4a4dd684159a3061330c23f2ebff11";

export default node;
