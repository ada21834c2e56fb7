/**
 * @generated SignedSource<<5164facf2f3a384a0ece352fb2ff71d7>>
 * @relayHash 4d62d8c9409ec5700b852ab277477eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 726ef7bb176017cfeb2499475649449361b219b53c6cf1959227741059ba2ae9

import type { ConcreteRequest } from 'relay-runtime';
export type CourseInput = {
  accessLevelIds: ReadonlyArray<number>;
  authorId?: number | null;
  description?: string | null;
  name: string;
  shortDescription?: string | null;
};
export type EditCourseScreenMutation$variables = {
  id: number;
  input: CourseInput;
  revision: number;
};
export type EditCourseScreenMutation$data = {
  readonly updateCourse: {
    readonly accessLevels: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly author: {
      readonly name: string;
    } | null;
    readonly authorUser: {
      readonly databaseId: number;
    } | null;
    readonly description: string;
    readonly name: string;
    readonly revision: number;
    readonly shortDescription: string;
  };
};
export type EditCourseScreenMutation = {
  response: EditCourseScreenMutation$data;
  variables: EditCourseScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortDescription",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Author",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseAudience",
  "kind": "LinkedField",
  "name": "accessLevels",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditCourseScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "updateCourse",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "authorUser",
            "plural": false,
            "selections": [
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditCourseScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "updateCourse",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "authorUser",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "726ef7bb176017cfeb2499475649449361b219b53c6cf1959227741059ba2ae9",
    "metadata": {},
    "name": "EditCourseScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4418130bcdd8b8bd75a1318ac5eb1fc6";

export default node;
