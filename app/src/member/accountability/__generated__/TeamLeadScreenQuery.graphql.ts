/**
 * @generated SignedSource<<48d35bf35873455d883e4a89d8f5cc5c>>
 * @relayHash 0bb119f7afaba3390678a58a593e45f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01edfcbe6de6b95618bff3a25f0c56cddef3baea27cfeb36e61c50a53a5a674

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelectionKind = "CHOOSE_ONE" | "RANK_THREE" | "%future added value";
export type SelectionRoundState = "ANNOUNCED" | "ASSIGNED" | "CLOSED" | "OPEN" | "UPCOMING" | "%future added value";
export type TeamLeadScreenQuery$variables = {
  id: number;
};
export type TeamLeadScreenQuery$data = {
  readonly viewer: {
    readonly mySelectionRound: {
      readonly kind: SelectionKind;
      readonly myChoices: ReadonlyArray<{
        readonly assigned: boolean;
        readonly lead: {
          readonly databaseId: number;
        };
      }>;
      readonly name: string;
      readonly seat: {
        readonly about: string;
        readonly groupName: string | null;
        readonly lead: {
          readonly databaseId: number;
          readonly name: string;
          readonly profileImage: string | null;
        };
        readonly meetingDay: number | null;
        readonly meetingTime: string | null;
        readonly seats: number;
        readonly seatsLeft: number;
        readonly whyNot: string | null;
      } | null;
      readonly state: SelectionRoundState;
      readonly whyNot: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"RoundNotice_round" | "useChoice_round">;
    } | null;
  };
};
export type TeamLeadScreenQuery = {
  response: TeamLeadScreenQuery$data;
  variables: TeamLeadScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whyNot",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assigned",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "leadId",
    "variableName": "id"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileImage",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "about",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meetingDay",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meetingTime",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seats",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seatsLeft",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamLeadScreenQuery",
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
            "args": null,
            "concreteType": "SelectionRound",
            "kind": "LinkedField",
            "name": "mySelectionRound",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RoundNotice_round"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useChoice_round"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RoundChoice",
                "kind": "LinkedField",
                "name": "myChoices",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "RoundSeat",
                "kind": "LinkedField",
                "name": "seat",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "lead",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v1/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v4/*:: as any*/)
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
    "name": "TeamLeadScreenQuery",
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
            "args": null,
            "concreteType": "SelectionRound",
            "kind": "LinkedField",
            "name": "mySelectionRound",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "opensAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closesAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RoundChoice",
                "kind": "LinkedField",
                "name": "myChoices",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "lead",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v15/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "RoundSeat",
                "kind": "LinkedField",
                "name": "seat",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "lead",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v1/*:: as any*/),
                      (v8/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b01edfcbe6de6b95618bff3a25f0c56cddef3baea27cfeb36e61c50a53a5a674",
    "metadata": {},
    "name": "TeamLeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62dce5df8dadc2dc940f3dfb5c384edf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
