/**
 * @generated SignedSource<<1867c05ff4521e94874fb8e2033bc7ab>>
 * @relayHash eb8b98dbb21b4fd80f0ca12a03440379
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95cd5c6aeb8be28b789433fd4a092969a432b9f41119e657b2dda474081446dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnfinishLessonMutation$variables = {
  lessonId: number;
};
export type useUnfinishLessonMutation$data = {
  readonly unfinishLesson: {
    readonly course: {
      readonly nextLesson: {
        readonly id: string;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"CourseProgressText_course">;
    };
    readonly id: string;
    readonly isFinished: boolean;
  };
};
export type useUnfinishLessonMutation = {
  response: useUnfinishLessonMutation$data;
  variables: useUnfinishLessonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lessonId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "lessonId",
    "variableName": "lessonId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFinished",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Lesson",
  "kind": "LinkedField",
  "name": "nextLesson",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnfinishLessonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "unfinishLesson",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseProgressText_course"
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "useUnfinishLessonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "unfinishLesson",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseProgress",
                "kind": "LinkedField",
                "name": "progress",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "finishedLessons",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalLessons",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "secondsLeft",
                    "storageKey": null
                  }
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
    "id": "95cd5c6aeb8be28b789433fd4a092969a432b9f41119e657b2dda474081446dc",
    "metadata": {},
    "name": "useUnfinishLessonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ecfc1ed145411b231e96da37d71fec3";

export default node;
