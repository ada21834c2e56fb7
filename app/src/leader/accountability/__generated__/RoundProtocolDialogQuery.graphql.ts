/**
 * @generated SignedSource<<eb2439f6745952d8ff4b2247ccd20eae>>
 * @relayHash bda77d75d7ac5d175b94d4e13314f1b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 779ddca1d3f65f01a4f2097df3a5fd6833ae2b14319244dad658875145f5a375

import type { ConcreteRequest } from 'relay-runtime';
export type RoundWishOutcome = "FULL" | "GIVEN" | "NOT_NEEDED" | "%future added value";
export type SelectionRoundState = "ANNOUNCED" | "ASSIGNED" | "CLOSED" | "OPEN" | "UPCOMING" | "%future added value";
export type RoundProtocolDialogQuery$variables = {
  id: number;
};
export type RoundProtocolDialogQuery$data = {
  readonly viewer: {
    readonly selectionRound: {
      readonly protocol: ReadonlyArray<{
        readonly lead: {
          readonly name: string;
        } | null;
        readonly position: number;
        readonly rank: number | null;
        readonly user: {
          readonly databaseId: number;
          readonly name: string;
        };
        readonly wishes: ReadonlyArray<{
          readonly lead: {
            readonly name: string;
          };
          readonly outcome: RoundWishOutcome;
        }>;
      }> | null;
      readonly seed: number | null;
      readonly state: SelectionRoundState;
    } | null;
  };
};
export type RoundProtocolDialogQuery = {
  response: RoundProtocolDialogQuery$data;
  variables: RoundProtocolDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
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
  "name": "seed",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "lead",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "lead",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RoundProtocolDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "SelectionRound",
            "kind": "LinkedField",
            "name": "selectionRound",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RoundDraw",
                "kind": "LinkedField",
                "name": "protocol",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RoundWish",
                    "kind": "LinkedField",
                    "name": "wishes",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoundProtocolDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "SelectionRound",
            "kind": "LinkedField",
            "name": "selectionRound",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RoundDraw",
                "kind": "LinkedField",
                "name": "protocol",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RoundWish",
                    "kind": "LinkedField",
                    "name": "wishes",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "779ddca1d3f65f01a4f2097df3a5fd6833ae2b14319244dad658875145f5a375",
    "metadata": {},
    "name": "RoundProtocolDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7c507f17681f027872170317dfcaa53";

export default node;
