/**
 * @generated SignedSource<<1280f718827ce7af2ecf198bda2a24ba>>
 * @relayHash 1dd77f48edbee4cb683e1f32ff9faacf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 491ba0439d58c043be61bbf2dd0bf3b8c0e4ea24e7bf8cf93ac939cc40f7dec3

import type { ConcreteRequest } from 'relay-runtime';
export type StaffCommunityScreenQuery$variables = {
  accountabilityGroups: boolean;
  archivedUsers: boolean;
  batches: boolean;
  challengeGroups: boolean;
  groups: boolean;
  stages: boolean;
  users: boolean;
};
export type StaffCommunityScreenQuery$data = {
  readonly viewer: {
    readonly accountabilityGroups?: {
      readonly totalCount: number;
    };
    readonly archivedUsers?: {
      readonly totalCount: number;
    };
    readonly batches?: {
      readonly totalCount: number;
    };
    readonly challengeGroups?: {
      readonly totalCount: number;
    };
    readonly groups?: {
      readonly totalCount: number;
    };
    readonly stages?: {
      readonly totalCount: number;
    };
    readonly users?: {
      readonly totalCount: number;
    };
  };
};
export type StaffCommunityScreenQuery = {
  response: StaffCommunityScreenQuery$data;
  variables: StaffCommunityScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accountabilityGroups"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archivedUsers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "batches"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "challengeGroups"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groups"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stages"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "users"
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v9 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "condition": "users",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "users",
            "args": (v7/*:: as any*/),
            "concreteType": "MembersConnection",
            "kind": "LinkedField",
            "name": "members",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "members(first:1)"
          }
        ]
      },
      {
        "condition": "stages",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "StagesConnection",
            "kind": "LinkedField",
            "name": "stages",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "stages(first:1)"
          }
        ]
      },
      {
        "condition": "groups",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "GroupsConnection",
            "kind": "LinkedField",
            "name": "groups",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "groups(first:1)"
          }
        ]
      },
      {
        "condition": "batches",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "BatchesConnection",
            "kind": "LinkedField",
            "name": "batches",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "batches(first:1)"
          }
        ]
      },
      {
        "condition": "archivedUsers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ArchivedUsersConnection",
            "kind": "LinkedField",
            "name": "archivedUsers",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "archivedUsers(first:1)"
          }
        ]
      },
      {
        "condition": "accountabilityGroups",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "AccountabilityGroupsConnection",
            "kind": "LinkedField",
            "name": "accountabilityGroups",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "accountabilityGroups(first:1)"
          }
        ]
      },
      {
        "condition": "challengeGroups",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ChallengeGroupsConnection",
            "kind": "LinkedField",
            "name": "challengeGroups",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "challengeGroups(first:1)"
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StaffCommunityScreenQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StaffCommunityScreenQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "id": "491ba0439d58c043be61bbf2dd0bf3b8c0e4ea24e7bf8cf93ac939cc40f7dec3",
    "metadata": {},
    "name": "StaffCommunityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6a353fa5ea01ad5f3927ea2986b4188";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
