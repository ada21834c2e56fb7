/**
 * @generated SignedSource<<6317d25a33bf33f31d04253a9a3bf0a7>>
 * @relayHash e3e91c12eca608030be52cda63a0030b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71809e735147882c45affea63949d5f2f373a99dee14bf9ccf97f67f890753d7

import type { ConcreteRequest } from 'relay-runtime';
export type CheckInStanding = "CALLED" | "FINE" | "HELP" | "SILENT" | "%future added value";
export type LedCheckInsCalledMutation$variables = {
  called: boolean;
  userId: number;
};
export type LedCheckInsCalledMutation$data = {
  readonly setCalled: {
    readonly isCalledThisWeek: boolean | null;
    readonly standing: CheckInStanding | null;
  };
};
export type LedCheckInsCalledMutation = {
  response: LedCheckInsCalledMutation$data;
  variables: LedCheckInsCalledMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "called"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "called",
    "variableName": "called"
  },
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "standing",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCalledThisWeek",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LedCheckInsCalledMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccountabilityMember",
        "kind": "LinkedField",
        "name": "setCalled",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LedCheckInsCalledMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccountabilityMember",
        "kind": "LinkedField",
        "name": "setCalled",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "71809e735147882c45affea63949d5f2f373a99dee14bf9ccf97f67f890753d7",
    "metadata": {},
    "name": "LedCheckInsCalledMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20334fb12b546e48deccb2b518b0aba2";

export default node;
