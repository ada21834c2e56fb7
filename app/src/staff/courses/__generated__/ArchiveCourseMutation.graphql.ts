/**
 * @generated SignedSource<<447334b63cf79fe7be26f778688bec2f>>
 * @relayHash 6d7ae81cb074ac5b6eb93c8ca75da4d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 904f4f47723096f5c0faa8553f986cf9651e869e779ba5b3b612cd724f539b45

import type { ConcreteRequest } from 'relay-runtime';
export type ArchiveCourseMutation$variables = {
  archived: boolean;
  id: number;
};
export type ArchiveCourseMutation$data = {
  readonly setCourseArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type ArchiveCourseMutation = {
  response: ArchiveCourseMutation$data;
  variables: ArchiveCourseMutation$variables;
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
    "name": "ArchiveCourseMutation",
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
    "name": "ArchiveCourseMutation",
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
    "id": "904f4f47723096f5c0faa8553f986cf9651e869e779ba5b3b612cd724f539b45",
    "metadata": {},
    "name": "ArchiveCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d110263ce2ae13a0c6e840422496253";

export default node;
