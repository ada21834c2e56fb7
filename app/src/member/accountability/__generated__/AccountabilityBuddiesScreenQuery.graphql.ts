/**
 * @generated SignedSource<<d3c9c67028a9a7897fb99ee96f6152c8>>
 * @relayHash 1df9c61440e66f2e86057640be3126f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e44727d0e304d5347ec712cc4d5f81ff0ab793e4d23c3874543359a8aa6e6d91

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelectionRoundState = "ANNOUNCED" | "ASSIGNED" | "CLOSED" | "OPEN" | "UPCOMING" | "%future added value";
export type AccountabilityBuddiesScreenQuery$variables = Record<PropertyKey, never>;
export type AccountabilityBuddiesScreenQuery$data = {
  readonly viewer: {
    readonly ledAccountabilityGroups: ReadonlyArray<{
      readonly __typename: "AccountabilityGroup";
    }>;
    readonly myAccountabilityGroup: {
      readonly leader: {
        readonly name: string;
      } | null;
      readonly memberCount: number;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"Buddies_group" | "GroupMeeting_group">;
    } | null;
    readonly mySelectionRound: {
      readonly state: SelectionRoundState;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"ChoicesSection_viewer" | "LedAccountability_viewer" | "MyCheckIns_viewer" | "ThisWeek_viewer">;
  };
};
export type AccountabilityBuddiesScreenQuery = {
  response: AccountabilityBuddiesScreenQuery$data;
  variables: AccountabilityBuddiesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answer",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "next",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountabilityBuddiesScreenQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ThisWeek_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MyCheckIns_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChoicesSection_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LedAccountability_viewer"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountabilityGroup",
            "kind": "LinkedField",
            "name": "ledAccountabilityGroups",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SelectionRound",
            "kind": "LinkedField",
            "name": "mySelectionRound",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountabilityGroup",
            "kind": "LinkedField",
            "name": "myAccountabilityGroup",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "leader",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GroupMeeting_group"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Buddies_group"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountabilityBuddiesScreenQuery",
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
            "kind": "ScalarField",
            "name": "checkInWeek",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkInStreak",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CheckIn",
            "kind": "LinkedField",
            "name": "myCheckIns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "week",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reply",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "repliedBy",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsHelp",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountabilityChoices",
            "kind": "LinkedField",
            "name": "accountabilityChoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meets",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowsBuddy",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountabilityGroup",
            "kind": "LinkedField",
            "name": "ledAccountabilityGroups",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "checkedInCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needHelpCount",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SelectionRound",
            "kind": "LinkedField",
            "name": "mySelectionRound",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountabilityGroup",
            "kind": "LinkedField",
            "name": "myAccountabilityGroup",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "leader",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meetingDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meetingTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "chatLink",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountabilityMember",
                "kind": "LinkedField",
                "name": "buddies",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "slug",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "profileImage",
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BuddyCheckIn",
                    "kind": "LinkedField",
                    "name": "thisWeek",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e44727d0e304d5347ec712cc4d5f81ff0ab793e4d23c3874543359a8aa6e6d91",
    "metadata": {},
    "name": "AccountabilityBuddiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e99a7a8f811c97c3bba12e5110ed66a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
