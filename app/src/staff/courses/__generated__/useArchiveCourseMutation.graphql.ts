/**
 * @generated SignedSource<<222fc236afa6d39526aa97119719bdf9>>
 * @relayHash 57839099c976b9a6a9e9a23f5f2a3dea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fb990b721444c7082ca3e4e374784ce68b21672c66e56040b0b8837c1eadb18

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveCourseMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveCourseMutation$data = {
  readonly setCourseArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveCourseMutation = {
  response: useArchiveCourseMutation$data;
  variables: useArchiveCourseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
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
    "name": "useArchiveCourseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "setCourseArchived",
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
    "name": "useArchiveCourseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "setCourseArchived",
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
    "id": "6fb990b721444c7082ca3e4e374784ce68b21672c66e56040b0b8837c1eadb18",
    "metadata": {},
    "name": "useArchiveCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82903285d8256bca133e04665500272c";

export default node;
